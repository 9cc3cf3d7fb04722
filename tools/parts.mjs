import path from 'node:path';
import { mark } from './process/leftovers.mjs';
import { keepPorts } from './process/ports.mjs';
import { secretsOf } from './process/secrets.mjs';
import { Supervised } from './process/supervised.mjs';
import { accepts } from './process/wait.mjs';
import { provideMongodb } from './stores/mongodb.mjs';
import { provideNats } from './stores/nats.mjs';

/** PORT for the front, and for everything behind it a kept port. */
export async function portsOf({ dataDir, components, port }) {
  const behind = components.filter(({ front }) => !front).map(({ name }) => name);
  const front = components.find((component) => component.front);
  return { ...(await keepPorts(dataDir, ['mongodb', 'nats', ...behind])), [front.name]: port };
}

/**
 * The stores of this data folder, running; each is handed to `stopLater` before it is started. Both are found side by
 * side, because finding one can take a download.
 */
export async function startStores({ dataDir, env, say, signal, ports, restart }, stopLater) {
  const options = (name) => ({
    dir: path.join(dataDir, name),
    logFile: path.join(dataDir, 'log', `${name}.log`),
    port: ports[name],
    env: { ...env, ...mark(dataDir) },
    ...{ say, signal, restart },
  });
  const provide = async (provider, name) => {
    const store = await provider(options(name));
    stopLater(store);
    await store.start({ signal });
    return store;
  };
  const started = await Promise.allSettled([provide(provideMongodb, 'mongodb'), provide(provideNats, 'nats')]);
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const [mongodb, nats] = started.map((result) => result.value);
  return { mongodb, nats };
}

/** All that the processes of one start have in common. */
export function contextOf(options, ports, stores) {
  const { env, port, dataDir } = options;
  return {
    ...options,
    ports,
    stores,
    urls: Object.fromEntries(Object.entries(ports).map(([name, at]) => [name, `http://127.0.0.1:${at}`])),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    natsPrefix: env.NATS_PREFIX ?? options.prefix,
    secrets: secretsOf(dataDir, env),
  };
}

function environmentOf(component, context) {
  const { env, dataDir, publicUrl, ports, stores, prefix, natsPrefix } = context;
  return {
    ...env,
    ...mark(dataDir),
    NODE_ENV: env.NODE_ENV ?? 'production',
    PORT: String(ports[component.name]),
    HOST: (component.front && env.HOST) || '127.0.0.1',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    MONGODB_URI: stores.mongodb.url,
    MONGODB_DB: prefix + component.name,
    NATS_URL: stores.nats.url,
    NATS_PREFIX: natsPrefix,
    ...component.settings(context),
  };
}

/** The process of one component, not yet started. */
export function processOf(component, context) {
  const { dataDir, ports, say, restart } = context;
  return new Supervised({
    name: component.name,
    script: component.script,
    cwd: path.dirname(path.dirname(component.script)),
    env: environmentOf(component, context),
    logFile: path.join(dataDir, 'log', `${component.name}.log`),
    ready: () => accepts(ports[component.name]),
    ...{ say, restart },
  });
}
