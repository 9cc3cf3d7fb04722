/**
 * `npm run new:resource -- clothing coat-hanger [coat-hangers]`: writes contract, service feature, page and tests of a
 * new resource, and registers them. Nothing is overwritten.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractFiles } from './contract.mjs';
import { namesOf } from './names.mjs';
import { pageFiles } from './page.mjs';
import { registrations } from './register.mjs';
import { serviceFiles } from './service.mjs';

/** Writes the files of a new resource below `root` and gives their names. @throws Error when one exists already. */
export function newResource(root, names) {
  const files = { ...contractFiles(names), ...serviceFiles(names), ...pageFiles(names) };
  const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0) throw new Error(`These exist already: ${taken.join(', ')}`);
  const changed = registrations(names).map(([file, change]) => [
    file,
    change(readFileSync(path.join(root, file), 'utf8'), file),
  ]);
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...Object.keys(files), ...changed.map(([file]) => file)];
}

function main([area, single, plural]) {
  if (!area || !single) throw new Error('npm run new:resource -- <area> <single> [<plural>]');
  const root = path.resolve(import.meta.dirname, '../../..');
  const written = newResource(root, namesOf(area, single, plural));
  spawnSync(process.execPath, ['node_modules/.bin/prettier', '--write', ...written], { cwd: root });
  process.stdout.write(`${written.join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
