import path from 'node:path';
import { readJson, writeJson } from '../process/files.mjs';

const dayMs = 24 * 3600 * 1000;
const fileOf = (cacheDir) => path.join(cacheDir, 'failed-tries.json');

/** Whether this way of getting something failed less than a day ago; trying again would only cost time. */
export function failedToday(cacheDir, way) {
  const at = readJson(fileOf(cacheDir), {})[way];
  return at !== undefined && Date.now() - Date.parse(at) < dayMs;
}

/** Remembers that this way failed now. */
export function rememberFailure(cacheDir, way) {
  const file = fileOf(cacheDir);
  writeJson(file, { ...readJson(file, {}), [way]: new Date().toISOString() });
}
