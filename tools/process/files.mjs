import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** What is fetched or remembered between runs and may be thrown away at any time. */
export const cacheDir = path.join(root, '.cache');

/** The parsed file, or `otherwise` when it is missing or broken. */
export function readJson(file, otherwise) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}

/** Writes the file whole or not at all, so that a kill never leaves half a file. */
export function writeJson(file, value, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify(value, null, 2) + '\n', { mode });
  renameSync(draft, file);
}
