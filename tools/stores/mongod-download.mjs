import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root, writeJson } from '../process/files.mjs';
import { withLock } from '../process/lock.mjs';
import { run } from '../process/run.mjs';
import { failedToday, rememberFailure } from './tries.mjs';
import { isProgram } from './which.mjs';

const way = 'mongod download';
const source = 'https://fastdl.mongodb.org';
const downloadMs = 120_000;

const script = `
  const { MongoBinary } = require('mongodb-memory-server-core/lib/util/MongoBinary');
  MongoBinary.getPath({ downloadDir: process.argv[1] }).then(console.log, (error) => {
    console.error(error.message);
    process.exit(1);
  });`;

/** Where the finished download stands; a download that was cut off never gets this far. */
const noteIn = (dir) => path.join(dir, 'downloaded.json');

function kept(dir) {
  const { program } = readJson(noteIn(dir), {});
  return program && isProgram(program) ? program : undefined;
}

async function download(dir, options) {
  mkdirSync(dir, { recursive: true });
  // a process of its own, so that a download that hangs can be ended
  const { code, output } = await run(process.execPath, ['-e', script, dir], {
    ...options,
    cwd: root,
    timeoutMs: downloadMs,
  });
  if (code === 0) writeJson(noteIn(dir), { program: output.trim().split('\n').at(-1) });
}

async function isReachable() {
  try {
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}

/** The real mongod that mongodb-memory-server downloads, kept in the cache folder; undefined when it cannot be had. */
export async function downloadedMongod({ cacheDir, env, signal }) {
  const dir = path.join(cacheDir, 'mongod');
  if (kept(dir)) return kept(dir);
  if (failedToday(cacheDir, way)) return undefined;
  const turn = async () => {
    if (!kept(dir) && (await isReachable())) await download(dir, { env, signal });
    signal?.throwIfAborted();
    if (!kept(dir)) rememberFailure(cacheDir, way);
    return kept(dir);
  };
  return withLock(path.join(cacheDir, 'mongod.lock'), turn, { signal });
}
