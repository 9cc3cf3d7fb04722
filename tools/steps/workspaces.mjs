import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../process/files.mjs';

const foldersOf = (pattern) => {
  const [parent, name] = pattern.includes('/') ? pattern.split('/') : ['.', pattern];
  const fits = (entry) => (name.endsWith('*') ? entry.startsWith(name.slice(0, -1)) : entry === name);
  return readdirSync(path.join(root, parent))
    .filter(fits)
    .map((entry) => path.join(root, parent, entry));
};

/** The projects of the repository: `{ name, dir, scripts, hasTests }`, `name` as nx knows it. */
export function workspaces() {
  const { workspaces: patterns } = readJson(path.join(root, 'package.json'));
  const dirs = patterns.flatMap(foldersOf).filter((dir) => existsSync(path.join(dir, 'package.json')));
  return dirs.map((dir) => {
    const { name, scripts = {}, nx } = readJson(path.join(dir, 'package.json'));
    return { name: nx?.name ?? name, dir, scripts, hasTests: existsSync(path.join(dir, 'jest.config.cjs')) };
  });
}
