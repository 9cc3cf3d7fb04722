import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { mongodb } from './mongodb.mjs';
import { nats } from './nats.mjs';
import { findStore, NoStoreError } from './store.mjs';
import { rememberFailure } from './tries.mjs';

let folder;
let lines;

/** The world a provider sees: only the programs that the test puts on its PATH. */
const world = (env = {}) => ({
  env: { PATH: path.join(folder, 'bin'), ...env },
  cacheDir: path.join(folder, 'cache'),
  say: (line) => lines.push(line),
});

function putProgram(file, text = '') {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stoet-stores-'));
  lines = [];
  rememberFailure(path.join(folder, 'cache'), 'mongod download'); // no test reaches for the network
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an address in the settings goes before a program on the PATH', async () => {
  putProgram(path.join(folder, 'bin/mongod'));
  putProgram(path.join(folder, 'bin/nats-server'));
  const given = world({ MONGODB_URI: 'mongodb://db.test/', NATS_URL: 'nats://bus.test:4222' });
  assert.equal((await findStore(mongodb, given)).url, 'mongodb://db.test/');
  assert.equal((await findStore(nats, given)).url, 'nats://bus.test:4222');
  assert.deepEqual(lines, ['MongoDB: the one MONGODB_URI names', 'NATS: the one NATS_URL names']);
});

test('mongod on the PATH runs as a replica set, for this machine only', async () => {
  const program = path.join(folder, 'bin/mongod');
  putProgram(program);
  const found = await findStore(mongodb, world());
  assert.equal(found.program, program);
  const args = found.args(1234, path.join(folder, 'data')).join(' ');
  assert.match(args, /--replSet stoet --bind_ip 127\.0\.0\.1 --port 1234/);
  assert.deepEqual(lines, [`MongoDB: ${program} on this machine, as a replica set of one`]);
});

test('nats-server on the PATH keeps streams on disk, for this machine only', async () => {
  putProgram(path.join(folder, 'bin/nats-server'));
  const data = path.join(folder, 'data');
  const args = (await findStore(nats, world())).args(1234, data).join(' ');
  assert.equal(args, `--addr 127.0.0.1 --port 1234 --jetstream --store_dir ${data}`);
});

test('a wheel that was fetched before is used without Python', async () => {
  const kept = path.join(folder, 'cache/python/SecantusDB-0.6.0b17');
  putProgram(path.join(kept, 'lib/python3.11/site-packages/secantusdb.scripts/secantusd-rs'));
  writeFileSync(path.join(kept, 'installed'), '');
  const found = await findStore(mongodb, world());
  assert.equal(path.basename(found.program), 'secantusd-rs');
  assert.ok(found.args(1, path.join(folder, 'data')).includes('--sync-on-commit'));
  assert.match(lines[0], /^MongoDB: the stand-in SecantusDB 0\.6\.0b17/);
});

test('nothing found: one message with every way to get one', async () => {
  await assert.rejects(findStore(mongodb, world()), (error) => {
    assert.ok(error instanceof NoStoreError);
    for (const way of ['MONGODB_URI', 'mongod on the PATH', 'fastdl.mongodb.org', 'Python 3']) {
      assert.ok(error.message.includes(way), way);
    }
    return true;
  });
  await assert.rejects(findStore(nats, world()), /NATS_URL.*nats-server on the PATH.*Python 3/s);
});

test('a wheel that cannot be had is not tried again the same day', async () => {
  const calls = path.join(folder, 'calls');
  putProgram(path.join(folder, 'bin/python3'), `echo called >> ${calls}; exit 1`);
  await assert.rejects(findStore(nats, world()), NoStoreError);
  assert.ok(existsSync(calls));
  const before = readFileSync(calls, 'utf8');
  await assert.rejects(findStore(nats, world()), NoStoreError);
  assert.equal(readFileSync(calls, 'utf8'), before);
});
