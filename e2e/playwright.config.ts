import { defineConfig } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Users' journeys over the composed product, at a desk and on a phone. `npm test -- e2e` starts the product and gives
 * its address (BASE_URL) and a way to end and start its parts (CONTROL_URL).
 */
export default defineConfig({
  testDir: '.',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  outputDir: '../.cache/e2e',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: quiet },
  },
  projects: [
    { name: 'desktop', testMatch: /journeys\/.*\.spec\.ts/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: /journeys\/.*\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // These end parts of the product, so they come last and alone.
    {
      name: 'failures',
      testMatch: /failures\/.*\.spec\.ts/,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
