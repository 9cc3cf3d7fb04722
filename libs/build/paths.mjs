import fs from 'node:fs';
import path from 'node:path';

/** The workspace's root folder and its packages: everything the build reads stands under these. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
export const PACKAGES = path.join(ROOT, 'node_modules');
export const WEB_KIT = path.join(ROOT, 'libs/web-kit');
export const CONTRACTS = path.join(ROOT, 'libs/contracts');

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
/** Version of an installed package. */
export const versionOf = (name) => readJson(path.join(PACKAGES, name, 'package.json')).version;
