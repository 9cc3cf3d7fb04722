import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process/files.mjs';
import { run } from '../process/run.mjs';
import { broken, outcome, tail } from './outcome.mjs';

const folders = ['tools', 'libs/build', 'charts', 'docs'];
const limitMs = 600_000;

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.test.mjs') && !name.includes('node_modules'))
        .map((name) => path.join(folder, name))
    : [];

/** Counts and failures of the TAP that Node's test runner writes. */
export function readTap(tap) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failures = [...tap.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name);
  return outcome({
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    failures: failures.length > 0 ? [...failures, tail(tap, 120)] : [],
  });
}

/** The tests of the tools themselves, written for Node's own test runner. */
export async function scripts({ env, signal }) {
  const files = folders.flatMap((folder) => testsIn(path.join(root, folder)));
  const args = ['--test', '--test-reporter=tap', ...files];
  const { output } = await run(process.execPath, args, { cwd: root, env, signal, timeoutMs: limitMs });
  const result = readTap(output);
  return result.passed + result.failed > 0 ? result : broken(tail(output));
}
