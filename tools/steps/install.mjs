import path from 'node:path';
import { readJson, root } from '../process/files.mjs';
import { run } from '../process/run.mjs';

/**
 * Whether every package of package-lock.json stands in node_modules in that version. npm writes what it installed into
 * a lock of its own there, as its last step; packages for other platforms are left out.
 */
function isInstalled() {
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'), {}).packages;
  if (!installed) return false;
  return Object.entries(wanted)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional)
    .every(([place, { version }]) => installed[place] && installed[place].version === version);
}

/** Installs the packages of package-lock.json, unless they are there already. Rejects with what npm said. */
export async function install({ say, signal }) {
  if (isInstalled()) return;
  say('installing packages (npm ci)');
  // no package here needs its install script, and some of those download programs
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-progress'], { cwd: root, signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`npm ci failed:\n${output.trimEnd().split('\n').slice(-30).join('\n')}`);
}
