import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../process/files.mjs';
import { run } from '../process/run.mjs';
import { provideMongodb } from '../stores/mongodb.mjs';
import { provideNats } from '../stores/nats.mjs';
import { broken, outcome, tail } from './outcome.mjs';

const limitMs = 900_000;

/** Counts and failures of jest's JSON report. A file that could not be run at all is a failure of its own. */
export function readJestReport(report) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const texts = failed.map((test) => `${name}\n${test.fullName}\n${tail(test.failureMessages.join('\n'), 20)}`);
    return assertionResults.length === 0 && message ? [`${name}\n${tail(message, 30)}`] : texts;
  });
  return outcome({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  });
}

/** Jest over all projects in one run, on one MongoDB and one NATS that every test shares under names of its own. */
export async function unit({ env, folder, say, signal }) {
  const place = (name) => ({ dir: path.join(folder, name), env, say, signal });
  mkdirSync(folder, { recursive: true });
  const stores = [await provideMongodb(place('mongodb')), await provideNats(place('nats'))];
  try {
    await Promise.all(stores.map((store) => store.start({ signal })));
    const [mongodb, nats] = stores;
    const file = path.join(folder, 'jest.json');
    const jest = path.join(root, 'node_modules/.bin/jest');
    const args = [jest, '-c', 'tools/jest/all.cjs', '--json', '--outputFile', file, '--forceExit', '--silent'];
    const found = { ...env, MONGODB_URI: mongodb.url, NATS_URL: nats.url };
    const { output } = await run(process.execPath, args, { cwd: root, env: found, signal, timeoutMs: limitMs });
    const report = readJson(file);
    return report ? readJestReport(report) : broken(tail(output));
  } finally {
    await Promise.all(stores.map((store) => store.stop()));
  }
}
