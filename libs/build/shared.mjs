import fs from 'node:fs';
import path from 'node:path';
import { PACKAGES, readJson, versionOf, WEB_KIT } from './paths.mjs';

/**
 * The one list of modules that the shell provides and the remotes use: `{key, file, version}`.
 * A remote's import of `key` becomes the shell's instance of `file`; so there is one React, one theme, one session.
 */
const fromPackage = (name, file, key = name) => ({
  key,
  file: path.join(PACKAGES, name, file),
  version: versionOf(name),
});

const libraries = () => [
  fromPackage('react', 'index.js'),
  fromPackage('react', 'jsx-runtime.js', 'react/jsx-runtime'),
  fromPackage('react-dom', 'index.js'),
  {
    key: '@tanstack/react-query',
    file: path.join(import.meta.dirname, 'react-query.mjs'),
    version: versionOf('@tanstack/react-query'),
  },
  fromPackage('dayjs', 'dayjs.min.js'),
  { key: 'zod', file: path.join(import.meta.dirname, 'zod.mjs'), version: versionOf('zod') },
];

/** Every antd component, read from the installed package: an exact key each, so that a missing one fails the build. */
const NOT_COMPONENTS = ['_util', 'style', 'locale', 'qrcode'];
const antd = () => {
  const folder = path.join(PACKAGES, 'antd/es');
  return fs
    .readdirSync(folder)
    .filter((name) => !NOT_COMPONENTS.includes(name) && fs.existsSync(path.join(folder, name, 'index.js')))
    .map((name) => fromPackage('antd', `es/${name}/index.js`, `antd/es/${name}`));
};

/** What only tests and a remote by itself import of web-kit. */
const NOT_SHARED = ['./testing', './standalone'];
/** Modules of web-kit, from its own `exports`. */
const webKit = () => {
  const { exports, version } = readJson(path.join(WEB_KIT, 'package.json'));
  return Object.entries(exports)
    .filter(([name]) => !NOT_SHARED.includes(name) && !name.endsWith('.css'))
    .map(([name, target]) => ({
      key: `@stoet/web-kit/${name.slice(2)}`,
      file: path.join(WEB_KIT, typeof target === 'string' ? target : target['@stoet/source']),
      version,
    }));
};

/** Icons are bundled where they are used, but their prefix and colours come from one context: matched by its file. */
const ICON_CONTEXT = {
  ...fromPackage('@ant-design/icons', 'es/components/Context.js', '@ant-design/icons/es/components/Context'),
  byFile: true,
};

export const sharedModules = () => [...libraries(), ...antd(), ...webKit(), ICON_CONTEXT];

/** For `ProvideSharedPlugin` in the shell, the only provider: file → key and version. */
export const provided = () =>
  Object.fromEntries(
    sharedModules().map(({ key, file, version }) => [file, { shareKey: key, version, singleton: true }]),
  );

/** For the federation plugin of a remote: takes all from the shell and has no copy of its own. */
export const consumed = () =>
  Object.fromEntries(
    sharedModules().map(({ key, file, version, byFile }) => [
      byFile ? file : key,
      { shareKey: key, import: false, singleton: true, requiredVersion: `^${version}` },
    ]),
  );
