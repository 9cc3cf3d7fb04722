import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { provideMongodb } from '../../../tools/stores/mongodb.mjs';
import { provideNats } from '../../../tools/stores/nats.mjs';
import { namesOf } from './names.mjs';
import { newResource } from './new-resource.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = {
  contracts: 'libs/contracts',
  'service-kit': 'libs/service-kit',
  'web-kit': 'libs/web-kit',
  build: 'libs/build',
};
let scratch;
let stores;

/** The project's own files in another folder, with the installed packages linked; our own packages are those of the copy. */
function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoet-generator-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const file of tracked)
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  link(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, place] of Object.entries(workspaces))
    symlinkSync(path.join(folder, place), path.join(folder, 'node_modules/@stoet', name));
  for (const place of Object.values(workspaces)) {
    const nested = path.join(root, place, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(folder, place, 'node_modules'));
  }
  return folder;
}

function link(from, to) {
  mkdirSync(path.join(to, '@stoet'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@stoet') symlinkSync(path.join(from, name), path.join(to, name));
}

function run(place, ...command) {
  const env = {
    ...process.env,
    MONGODB_URI: stores[0].url,
    NATS_URL: stores[1].url,
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/.bin', command[0]), ...command.slice(1)],
    { cwd: path.join(scratch, place), env, encoding: 'utf8', timeout: 240_000 },
  );
  assert.equal(status, 0, `${command.join(' ')} in ${place}:\n${stdout}\n${stderr}`);
}

before(async () => {
  scratch = copyProject();
  stores = [
    await provideMongodb({ dir: path.join(scratch, '.stores/mongodb') }),
    await provideNats({ dir: path.join(scratch, '.stores/nats') }),
  ];
  await Promise.all(stores.map((store) => store.start({})));
  newResource(scratch, namesOf('clothing', 'coat-hanger'));
});
after(async () => {
  await Promise.all(stores.map((store) => store.stop()));
  rmSync(scratch, { recursive: true, force: true });
});

test('what it wrote fits its service, and its tests over HTTP pass', () =>
  run('services/clothing', 'jest', 'src/coat-hangers', '--forceExit'));
test('the page that it wrote passes its tests', () => run('mf-clothing', 'jest', 'src/features/coat-hangers'));
test('types are right on both sides', () => {
  run('services/clothing', 'tsc', '-p', 'tsconfig.json');
  run('mf-clothing', 'tsc', '-p', 'tsconfig.json');
});
test('nothing is written over', () => {
  assert.throws(() => newResource(scratch, namesOf('clothing', 'coat-hanger')), /exist already/);
});
test('a name that is none, or an area that is none, is refused', () => {
  assert.throws(() => namesOf('clothing', 'Coat Hanger'), /not a name/);
  assert.throws(() => namesOf('kitchen', 'pan'), /no area kitchen/);
});
