import path from 'node:path';
import { cacheDir } from '../process/files.mjs';
import { Supervised } from '../process/supervised.mjs';
import { freePort, waitUntil } from '../process/wait.mjs';

/** Nothing on this machine provides a store; the message names the ways to get one. */
export class NoStoreError extends Error {}

/**
 * Walks the ways in order and gives the first that works, saying which. A way is `async (options) => found | undefined`
 * with found `{ how, url }` (it runs elsewhere) or `{ how, program, args(port, dir), env? }`.
 */
export async function findStore({ title, ways, advice }, options) {
  for (const way of ways) {
    const found = await way(options);
    if (found) {
      options.say?.(`${title}: ${found.how}`);
      return found;
    }
  }
  throw new NoStoreError(`${title} was not found. ${advice}`);
}

/**
 * Provides a store, not yet started: `{ name, url, pid, start({ signal }), kill(signal), stop(graceMs) }`.
 * Options: `dir` (its data), `logFile`, `port` (a free one by default), `env`, `cacheDir`, `say`, `restart`, `signal`.
 * For a store that runs elsewhere start, kill and stop do nothing.
 */
export async function provideStore(kind, given) {
  const options = { env: process.env, cacheDir, restart: false, ...given };
  const found = await findStore(kind, options);
  const { name, title } = kind;
  const { signal } = options;
  if (found.url) {
    await waitUntil(() => kind.ping(found.url), { what: `${title} (${found.how})`, timeoutMs: 10_000, signal });
    const nothing = async () => {};
    return { name, url: found.url, pid: undefined, start: nothing, kill: nothing, stop: nothing };
  }
  const port = options.port ?? (await freePort());
  const url = kind.urlOf(port);
  const dir = path.resolve(options.dir);
  const child = new Supervised({
    name,
    program: found.program,
    args: found.args(port, dir),
    env: { ...options.env, ...found.env },
    cwd: dir,
    logFile: options.logFile ?? path.join(dir, `${name}.log`),
    ready: async () => {
      await found.prepare?.(port);
      return kind.ping(url);
    },
    restart: options.restart,
    say: options.say,
  });
  return Object.assign(child, { url });
}
