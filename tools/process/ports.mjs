import path from 'node:path';
import { readJson, writeJson } from './files.mjs';
import { freePort, isFree } from './wait.mjs';

/**
 * One port of 127.0.0.1 for each name. They are kept in `DATA_DIR/run`, so that a part that comes back is found where
 * it was; a kept port that somebody else took meanwhile is replaced.
 */
export async function keepPorts(dataDir, names) {
  const file = path.join(dataDir, 'run', 'ports.json');
  const kept = readJson(file, {});
  const ports = {};
  for (const name of names) {
    const known = kept[name];
    const usable = known && (await isFree(known, '127.0.0.1'));
    ports[name] = usable ? known : await freePort();
  }
  writeJson(file, { ...kept, ...ports });
  return ports;
}
