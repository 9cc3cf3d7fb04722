import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, readJson, root, writeJson } from '../process/files.mjs';
import { withLock } from '../process/lock.mjs';
import { run } from '../process/run.mjs';
import { workspaces } from './workspaces.mjs';

const stamp = path.join(cacheDir, 'build.json');
const apart = new Set(['node_modules', 'dist', 'coverage']);
const settings = ['package-lock.json', 'nx.json', '.swcrc', 'tsconfig.base.json', 'tsconfig.node.json'];

function* filesIn(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory() && !apart.has(entry.name)) yield* filesIn(path.join(dir, entry.name));
    if (entry.isFile()) yield path.join(dir, entry.name);
  }
}

/** Changes when any source changes; only names, sizes and times are read, which takes a fraction of a second. */
function fingerprint(projects) {
  const hash = createHash('sha256').update(process.version);
  const files = [...settings.map((file) => path.join(root, file)), ...projects.flatMap(({ dir }) => [...filesIn(dir)])];
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds what changed since the last build; when nothing did, not even nx is asked. Rejects with what failed. */
export async function build({ say, signal }) {
  const projects = workspaces();
  const builds = projects.filter(({ scripts }) => scripts.build);
  const isBuilt = () => builds.every(({ dir }) => existsSync(path.join(dir, 'dist')));
  const isFresh = () => isBuilt() && readJson(stamp, {}).fingerprint === fingerprint(projects);
  if (isFresh()) return;
  const turn = async () => {
    if (isFresh()) return;
    say('building');
    const before = fingerprint(projects);
    const env = { ...process.env, NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: undefined };
    const nx = path.join(root, 'node_modules/.bin/nx');
    const args = [nx, 'run-many', '-t', 'build', '--outputStyle=static'];
    const { code, output } = await run(process.execPath, args, { cwd: root, env, signal });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`the build failed:\n${output.trimEnd().split('\n').slice(-60).join('\n')}`);
    writeJson(stamp, { fingerprint: before });
  };
  await withLock(path.join(cacheDir, 'build.lock'), turn, { signal });
}
