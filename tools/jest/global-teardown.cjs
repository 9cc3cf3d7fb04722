const { rmSync } = require('node:fs');

/** Ends what global-setup started. */
module.exports = async () => {
  const stores = globalThis.__stores;
  if (!stores) return;
  await Promise.all(stores.running.map((store) => store.stop()));
  rmSync(stores.folder, { recursive: true, force: true });
};
