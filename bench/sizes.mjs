import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Bytes over the wire of everything that a browser fetches, headers included. */
async function watch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  return { session, bytes: () => bytes };
}

async function visit(browser, { baseUrl, email, password }, encoding) {
  const page = await (await browser.newContext()).newPage();
  const wire = await watch(page);
  await wire.session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': encoding } });
  await page.goto(baseUrl, { waitUntil: 'networkidle' });
  const login = wire.bytes();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overzicht' }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = wire.bytes();
  await page.context().close();
  return { login, first };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/** What the login page loads, and the first page after it, in a real browser. */
export async function sizes({ stack, account }) {
  const browser = await chromium.launch({ executablePath: await findChromium({ env: process.env }), args: FLAGS });
  try {
    const gzip = await visit(browser, { baseUrl: stack.baseUrl, ...account }, 'gzip');
    const brotli = await visit(browser, { baseUrl: stack.baseUrl, ...account }, 'br');
    return [
      ['Login page, everything it loads, gzip', kilobytes(gzip.login), '≤ 120 kB'],
      ['First page after login, all together, gzip', kilobytes(gzip.first), '≤ 480 kB'],
      ['… brotli', kilobytes(brotli.first), '≤ 400 kB'],
    ];
  } finally {
    await browser.close();
  }
}
