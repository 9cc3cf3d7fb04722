import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './files.mjs';
import { waitUntil } from './wait.mjs';

/** When a process began, in ticks since boot; it tells a process from a later one that got the same id. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !started || startOf(pid) === started;
}

/**
 * Takes the lock that the file stands for and gives `{ release() }`, or `{ holder }` with what the living holder wrote.
 * A file left by a process that was killed is taken over.
 */
export function takeLock(file, note = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), ...note });
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readJson(file);
    if (holder && isAlive(holder)) return { holder };
    rmSync(file, { force: true });
  }
}

/** Does `work` while nobody else holds the lock; waits for its turn up to `timeoutMs`. */
export async function withLock(file, work, { timeoutMs = 600_000, signal } = {}) {
  const lock = await waitUntil(
    () => {
      const taken = takeLock(file);
      return taken.release && taken;
    },
    { what: `The work that holds ${file}`, timeoutMs, signal },
  );
  try {
    return await work();
  } finally {
    lock.release();
  }
}
