const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Provides MongoDB and NATS to the tests of one project when nobody else did (`npm test` does it for all at once). */
module.exports = async () => {
  if (process.env.MONGODB_URI && process.env.NATS_URL) return;
  const { provideMongodb } = await import('../stores/mongodb.mjs');
  const { provideNats } = await import('../stores/nats.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'stoet-jest-'));
  const mongodb = await provideMongodb({ dir: path.join(folder, 'mongodb') });
  const nats = await provideNats({ dir: path.join(folder, 'nats') });
  globalThis.__stores = { folder, running: [mongodb, nats] };
  await Promise.all([mongodb.start(), nats.start()]);
  process.env.MONGODB_URI = mongodb.url;
  process.env.NATS_URL = nats.url;
};
