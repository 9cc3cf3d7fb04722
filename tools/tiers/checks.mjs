import path from 'node:path';
import { root } from '../process/files.mjs';
import { run } from '../process/run.mjs';
import { workspaces } from '../steps/workspaces.mjs';
import { broken, outcome, tail } from './outcome.mjs';

const targets = ['lint', 'typecheck'];
const limitMs = 600_000;

/** The tasks that nx names in its closing list of failures, `project:target` each. */
export function failedTasks(output) {
  const [, list = ''] = output.split(/^Failed tasks:$/m);
  return [...list.matchAll(/^- (\S+:\S+)$/gm)].map(([, task]) => task);
}

/** Lint and typecheck of every project; each counts as one test. */
export async function checks({ env, signal }) {
  const wanted = workspaces().flatMap(({ scripts }) => targets.filter((target) => scripts[target])).length;
  const nx = path.join(root, 'node_modules/.bin/nx');
  const args = [nx, 'run-many', '-t', ...targets, '--outputStyle=static'];
  const { code, output } = await run(process.execPath, args, { cwd: root, env, signal, timeoutMs: limitMs });
  if (code === 0) return outcome({ passed: wanted });
  const failed = failedTasks(output);
  if (failed.length === 0) return broken(tail(output));
  return outcome({ passed: wanted - failed.length, failed: failed.length, failures: [...failed, tail(output, 200)] });
}
