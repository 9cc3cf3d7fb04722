import path from 'node:path';
import { product } from './components.mjs';
import { endLeftovers } from './process/leftovers.mjs';
import { isFree, waitUntil } from './process/wait.mjs';
import { contextOf, portsOf, processOf, startStores } from './parts.mjs';

/** The order of stopping; the graces together stay below the 10 seconds that a stop may take. */
const turns = { front: { graceMs: 3500 }, service: { graceMs: 3500 }, store: { graceMs: 2500 } };
const readyTimeoutMs = 90_000;

/** Whether none of the databases holds anything yet. */
async function areEmpty(uri, databases) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(uri);
  try {
    const lists = databases.map((name) => client.db(name).listCollections({}, { nameOnly: true }).toArray());
    return (await Promise.all(lists)).every((collections) => collections.length === 0);
  } finally {
    await client.close();
  }
}

async function waitForFront({ port, signal }) {
  let answer = '';
  const check = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
    answer = await response.text();
    return response.ok;
  };
  try {
    await waitUntil(check, { what: 'The product', timeoutMs: readyTimeoutMs, everyMs: 100, signal });
  } catch (error) {
    if (!signal?.aborted) error.message += `; the last answer of /api/health/ready was: ${answer || 'none'}`;
    throw error;
  }
}

/** Stops turn by turn: first who is asked, then who answers, at last where it is kept. */
async function stopAll(parts) {
  for (const turn of [turns.front, turns.service, turns.store]) {
    await Promise.all(parts.filter((each) => each.turn === turn).map(({ part }) => part.stop(turn.graceMs)));
  }
}

/** What the caller of startStack holds. */
function handleOf(parts, { port, stores, natsPrefix, dataDir, urls }) {
  const byName = new Map(parts.map(({ part }) => [part.name, part]));
  const baseUrl = `http://localhost:${port}`;
  return {
    baseUrl,
    urls,
    names: [...byName.keys()],
    env: {
      BASE_URL: baseUrl,
      MONGODB_URI: stores.mongodb.url,
      NATS_URL: stores.nats.url,
      NATS_PREFIX: natsPrefix,
      DATA_DIR: dataDir,
      MAIL_DIR: path.join(dataDir, 'mail'),
    },
    environment: (name) => byName.get(name).environment,
    pid: (name) => byName.get(name).pid,
    kill: (name, signal) => byName.get(name).kill(signal),
    start: (name) => byName.get(name).start(),
    stop: () => stopAll(parts),
  };
}

/** Ends what a killed start left behind, and rejects when somebody else has the port. */
export async function clearTheWay({ dataDir, port, say }) {
  const left = await endLeftovers(dataDir);
  if (left > 0) say(`ended ${left} processes that a killed start had left`);
  if ((await isFree(port)) && (await isFree(port, '127.0.0.1'))) return;
  throw new Error(
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1}.`,
  );
}

/**
 * Starts the built product with its stores and waits until it is ready. Options: `dataDir` (all it keeps), `port` (of
 * the front), `env` (settings passed on), `say(line)`, `restart` (a part that crashes comes back), `signal` (to give
 * up), `components` (the processes, see components.mjs), `prefix` (before the names of databases and streams),
 * `onFresh()` (called before the processes start when the databases are empty). Whatever fails, nothing is left running.
 *
 * Gives `{ baseUrl, urls, env, names, environment(name), pid(name), kill(name, signal), start(name), stop() }`: `env` is what a
 * test needs to reach the parts, `environment` what a process was started with, `kill` ends one part (a store too) until `start`, `stop` takes at most 10 seconds.
 */
export async function startStack(given) {
  const options = {
    env: process.env,
    say: () => {},
    restart: true,
    components: product,
    prefix: '',
    onFresh: () => {},
    ...given,
  };
  options.dataDir = path.resolve(given.dataDir);
  await clearTheWay(options);
  const parts = [];
  try {
    const ports = await portsOf(options);
    const stores = await startStores({ ...options, ports }, (store) => parts.push({ part: store, turn: turns.store }));
    const databases = options.components.map(({ name }) => options.prefix + name);
    if (await areEmpty(stores.mongodb.url, databases)) options.onFresh();
    const context = contextOf(options, ports, stores);
    const processes = options.components.map((component) => ({
      part: processOf(component, context),
      turn: component.front ? turns.front : turns.service,
    }));
    parts.push(...processes);
    await Promise.all(processes.map(({ part }) => part.start(options)));
    await waitForFront(options);
    return handleOf(parts, context);
  } catch (error) {
    await stopAll(parts);
    throw error;
  }
}
