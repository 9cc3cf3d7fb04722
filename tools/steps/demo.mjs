import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, root, writeJson } from '../process/files.mjs';

const loader = path.join(root, 'tools/demo/load.mjs');
const noteIn = (dataDir) => path.join(dataDir, 'demo.json');

/** Whom to log in as to see each side of the product. */
export const demoLogins = [
  'beheer@stoet.test       administrator',
  'productie@stoet.test    staff, production',
  'kledij@stoet.test       staff, clothing depot',
  'an.peeters@stoet.test   volunteer',
];
export const demoPassword = 'stoet-demo';

const stateIn = (dataDir) => readJson(noteIn(dataDir), {}).state;
const note = (dataDir, state) => writeJson(noteIn(dataDir), { state });

/** Remembers, while the databases are still empty, that the demo belongs in them; also when this start fails later. */
export const wantDemo = (dataDir) => note(dataDir, 'wanted');

/** Whether this data folder holds the whole demo. */
export const hasDemo = (dataDir) => stateIn(dataDir) === 'loaded';

/** A demo that was cut off half-way is thrown away, so that the next start loads it whole. Only for own databases. */
export function dropHalfDemo({ dataDir, env, say }) {
  if (stateIn(dataDir) !== 'loading' || env.MONGODB_URI) return;
  say('the demo data was loaded half-way; starting with empty databases');
  for (const name of ['mongodb', 'nats', 'mail', 'demo.json'])
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/** Loads the demo data through the product's own API when it is wanted there. */
export async function loadDemoInto({ stack, dataDir, say }) {
  if (stateIn(dataDir) !== 'wanted' || !existsSync(loader)) return;
  const response = await fetch(`${stack.baseUrl}/api/general/info`);
  if (!response.ok) throw new Error(`/api/general/info answered ${response.status}; no demo data was loaded`);
  say('loading demo data');
  note(dataDir, 'loading');
  const { loadDemo } = await import(loader);
  await loadDemo({ baseUrl: stack.baseUrl, env: stack.environment('gateway'), log: say });
  note(dataDir, 'loaded');
}
