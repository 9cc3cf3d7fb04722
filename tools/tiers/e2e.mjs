import path from 'node:path';
import { chromiumAdvice, findChromium } from '../chromium.mjs';
import { serveControl } from '../process/control.mjs';
import { readJson, root } from '../process/files.mjs';
import { run } from '../process/run.mjs';
import { freePort } from '../process/wait.mjs';
import { startStack } from '../stack.mjs';
import { loadDemoInto, wantDemo } from '../steps/demo.mjs';
import { broken, outcome, tail } from './outcome.mjs';

const limitMs = 900_000;

const testsOf = (suite, before = []) => {
  const names = suite.title ? [...before, suite.title] : before;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, names: [...names, spec.title] })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, names))];
};

/** Counts and failures of Playwright's JSON report. A test that passed at the second try has passed. */
export function readPlaywrightReport(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = report.suites.flatMap((suite) => testsOf(suite)).filter(({ status }) => status === 'unexpected');
  const failures = failed.map(({ names, projectName, results }) => {
    const message =
      results
        .at(-1)
        ?.errors?.map((error) => error.message)
        .join('\n') ?? '';
    return `${[projectName, ...names].join(' › ')}\n${tail(message, 25)}`;
  });
  const errors = report.errors.map(({ message }) => message);
  return outcome({
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [...failures, ...errors],
  });
}

async function browse({ stack, chromium, folder, env, signal }) {
  const control = await serveControl(stack);
  try {
    const file = path.join(folder, 'playwright.json');
    const args = ['node_modules/.bin/playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=json'];
    const reach = {
      ...stack.env,
      CONTROL_URL: control.url,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const options = { cwd: root, env: { ...env, ...reach }, signal, timeoutMs: limitMs };
    const { output } = await run(process.execPath, args, options);
    const report = readJson(file);
    return report?.stats ? readPlaywrightReport(report) : broken(tail(output));
  } finally {
    await control.close();
  }
}

/** The journeys in a real browser, over the built and composed product with the demo data. */
export async function e2e({ env, folder, say, signal }) {
  const chromium = await findChromium({ env, signal });
  if (!chromium) return broken(chromiumAdvice);
  const prefix = `test${process.pid}-`;
  const onFresh = () => wantDemo(folder);
  const port = await freePort();
  const stack = await startStack({ dataDir: folder, port, prefix, env, say, signal, onFresh });
  try {
    await loadDemoInto({ stack, dataDir: folder, say });
    return await browse({ stack, chromium, folder, env, signal });
  } finally {
    await stack.stop();
  }
}
