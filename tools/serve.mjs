import path from 'node:path';
import { takeLock } from './process/lock.mjs';
import { clearTheWay, startStack } from './stack.mjs';
import { demoLogins, demoPassword, dropHalfDemo, hasDemo, loadDemoInto, wantDemo } from './steps/demo.mjs';

const asked = new Error('asked to stop');

/** A signal that is aborted when the process is asked to end. */
function stopSignal() {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort(asked));
  return stopping.signal;
}

/** `work`, given up as soon as the signal is aborted. */
function unless(signal, work) {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    signal.throwIfAborted();
    work.then(resolve, reject);
  });
}

async function run({ dataDir, port, env, preparations, components, say, signal }) {
  await clearTheWay({ dataDir, port, say });
  for (const prepare of preparations) await prepare({ say, signal });
  dropHalfDemo({ dataDir, env, say });
  const withDemo = (env.DEMO ?? '1') !== '0';
  const onFresh = () => withDemo && wantDemo(dataDir);
  const stack = await startStack({ dataDir, port, env, components, say, signal, onFresh });
  try {
    if (withDemo) await unless(signal, loadDemoInto({ stack, dataDir, say }));
    say(`Stoet runs at ${env.PUBLIC_URL ?? stack.baseUrl}`);
    if (hasDemo(dataDir)) say([`demo logins, password ${demoPassword}:`, ...demoLogins].join('\n    '));
    await unless(signal, new Promise(() => {}));
  } finally {
    say('stopping');
    await stack.stop();
  }
}

/**
 * Serves the product until the process is asked to stop, and gives the exit code. Settings are read from `env`: PORT,
 * DATA_DIR (relative to the folder `from`), DEMO; the others go on to the processes. `preparations` run before, in turn.
 */
export async function serve({ env, from, preparations, components }) {
  const began = Date.now();
  const say = (line) => process.stdout.write(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}\n`);
  const port = Number(env.PORT ?? 3000);
  const dataDir = path.resolve(from, env.DATA_DIR ?? '.data');
  const signal = stopSignal();
  const lock = takeLock(path.join(dataDir, 'run', 'start.json'), { address: `http://localhost:${port}` });
  try {
    if (lock.holder) {
      const { pid, address } = lock.holder;
      const advice = 'Stop that one first, or give this one a DATA_DIR and a PORT of its own.';
      throw new Error(`Stoet already runs on ${dataDir} (process ${pid}, ${address}). ${advice}`);
    }
    await run({ dataDir, port, env, preparations, components, say, signal });
  } catch (error) {
    if (error !== asked) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    say('stopped');
  } finally {
    lock.release?.();
  }
  return 0;
}
