import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACTS, readJson, ROOT } from './paths.mjs';
import { PARTS_FILE } from './parts.mjs';
import { z as sharedZod } from './zod.mjs';

/**
 * Checks the builds of shell and remotes against each other: every share that a remote takes is provided by the shell,
 * and what a first visit loads stays within the budget. Exit code 1 and a line for each thing that is wrong.
 */
const REMOTES = ['mf-volunteers', 'mf-production', 'mf-clothing'];

/** Bytes of the files that a page needs, as they are served. */
const BUDGETS = { login: { gz: 120_000, br: 105_000 }, first: { gz: 480_000, br: 400_000 } };

/** Where accounts start (spec/volunteers §2): the pages that a first visit may load. */
const START_PAGES = [
  { path: '/projecten', remote: 'mf-volunteers', page: 'project-list.page' },
  { path: '/kledijbeheer/artikels', remote: 'mf-clothing', page: 'article-list.page' },
];

const distOf = (app) => path.join(ROOT, app, 'dist');
const readBuild = (app) => ({ dist: distOf(app), parts: readJson(path.join(distOf(app), PARTS_FILE)) });
const isFirst = (part, name) => part.name === name || part.requests.some((request) => path.basename(request) === name);

/** Parts of a build by the name that the source gives them. @throws Error when one is not there: a check of nothing is none */
function named(build, ...names) {
  return names.map((name) => {
    const part = build.parts.find((one) => isFirst(one, name));
    if (!part) throw new Error(`${build.dist}: no part ${name}`);
    return part;
  });
}

/** The files of some parts, each once, by full path. */
const filesOf = (build, parts) => parts.flatMap((part) => part.files).map((file) => path.join(build.dist, file));

/** Contract sources that no page imports. */
const SERVER_ONLY = ['openapi.ts', 'all.ts'];

/** Share keys that a remote takes and the shell does not give. */
export function missingShares(shell, remote) {
  const provided = new Set(shell.parts.flatMap((part) => part.provides));
  return [...new Set(remote.parts.flatMap((part) => part.consumes))].filter((key) => !provided.has(key));
}

/** Names that contracts take from zod and that the shared part of it does not have: they would fail at run time. */
export function missingZodNames(sources) {
  const used = sources.flatMap((source) => [...source.matchAll(/\bz\.([A-Za-z]\w*)\(/g)].map((match) => match[1]));
  return [...new Set(used)].filter((name) => !(name in sharedZod));
}

const contractSources = () =>
  fs
    .readdirSync(path.join(CONTRACTS, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !SERVER_ONLY.includes(file))
    .map((file) => fs.readFileSync(path.join(CONTRACTS, 'src', file), 'utf8'));

const providers = (shell, parts) => {
  const keys = new Set(parts.flatMap((part) => part.consumes));
  return shell.parts.filter((part) => part.provides.some((key) => keys.has(key)));
};

/** Files that the login page loads. */
export const loginFiles = (shell) => filesOf(shell, named(shell, 'main', 'boot'));

/** Files that are loaded when the first page is a page of a remote: the application, every remote's entry, that page. */
export function firstPageFiles(shell, remotes, { remote: app, page }) {
  const own = named(shell, 'main', 'boot', 'page', 'sign-in', 'socket.io-client');
  const files = filesOf(shell, own);
  for (const [name, build] of Object.entries(remotes)) {
    const entry = named(build, name.replace(/^mf-/, ''), '__federation_expose_remote');
    const parts = name === app ? [...entry, ...named(build, page)] : entry;
    files.push(...filesOf(build, parts), path.join(build.dist, 'mf-manifest.json'));
    files.push(...filesOf(shell, providers(shell, parts)));
  }
  return [...new Set(files)];
}

/** Bytes of files in an encoding; what is too small to be compressed is served as it is. */
export const bytesOf = (files, encoding) =>
  files.reduce((sum, file) => {
    const compressed = `${file}.${encoding}`;
    return sum + fs.statSync(fs.existsSync(compressed) ? compressed : file).size;
  }, 0);

function check() {
  const shell = readBuild('shell');
  const remotes = Object.fromEntries(REMOTES.map((app) => [app, readBuild(app)]));
  const wrong = REMOTES.flatMap((app) =>
    missingShares(shell, remotes[app]).map((key) => `${app} takes ${key}, which the shell does not provide`),
  );
  wrong.push(
    ...missingZodNames(contractSources()).map((name) => `contracts use z.${name}, which libs/build/zod.mjs lacks`),
  );
  const measured = [
    { what: 'login', budget: BUDGETS.login, files: loginFiles(shell) },
    ...START_PAGES.map((start) => ({
      what: `first page ${start.path}`,
      budget: BUDGETS.first,
      files: firstPageFiles(shell, remotes, start),
    })),
  ];
  for (const { what, budget, files } of measured)
    for (const [encoding, limit] of Object.entries(budget)) {
      const bytes = bytesOf(files, encoding);
      process.stdout.write(`${what}: ${kilobytes(bytes)} kB ${encoding} of ${kilobytes(limit)}\n`);
      if (bytes > limit) wrong.push(`${what} loads ${kilobytes(bytes)} kB ${encoding}, more than ${kilobytes(limit)}`);
    }
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(0);

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
