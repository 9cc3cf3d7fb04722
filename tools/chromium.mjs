import { cacheDir, root } from './process/files.mjs';
import { run } from './process/run.mjs';
import { failedToday, rememberFailure } from './stores/tries.mjs';
import { isProgram, which } from './stores/which.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumAdvice =
  'No browser was found. Do one of these: set CHROMIUM_PATH to a Chromium or Chrome; install one on this machine; ' +
  'or allow `npx playwright install chromium`.';

/** The browser that Playwright downloads, when its servers can be reached. */
async function fromPlaywright({ cache, env, signal }) {
  const { chromium } = await import('@playwright/test');
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  if (failedToday(cache, 'playwright')) return undefined;
  const cli = ['node_modules/.bin/playwright', 'install', 'chromium'];
  await run(process.execPath, cli, { cwd: root, env, signal, timeoutMs: 90_000 });
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  rememberFailure(cache, 'playwright');
  return undefined;
}

/** Debian's package, where we may install it. */
async function fromApt({ cache, env, signal }) {
  const apt = which('apt-get', env);
  if (!apt || process.getuid?.() !== 0 || failedToday(cache, 'apt chromium')) return undefined;
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal, timeoutMs: 300_000 };
  await run(apt, ['update', '-q'], quiet);
  await run(apt, ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
  const found = which(names, env);
  if (!found) rememberFailure(cache, 'apt chromium');
  return found;
}

/**
 * The browser for the tests, as a full path: the one CHROMIUM_PATH names, one on this machine, Playwright's own
 * download, or Debian's package. Undefined when there is none to be had; then show `chromiumAdvice`.
 */
export async function findChromium({ env = process.env, cache = cacheDir, places = usualPlaces, signal } = {}) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const own = which(names, env) ?? places.find(isProgram);
  return own ?? (await fromPlaywright({ cache, env, signal })) ?? (await fromApt({ cache, env, signal }));
}
