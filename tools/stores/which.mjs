import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** The first of the programs that stands on the PATH, as a full path; undefined when none does. */
export function which(names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [names].flat().flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isProgram);
}

/** Whether the file exists and may be run. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
