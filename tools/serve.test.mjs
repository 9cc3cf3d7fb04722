import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { MongoClient } from 'mongodb';
import { readJson } from './process/files.mjs';
import { endLeftovers, processesOf } from './process/leftovers.mjs';
import { accepts, freePort, waitUntil } from './process/wait.mjs';

const script = path.join(import.meta.dirname, 'fixtures/fake-start.mjs');
let dataDir;
let port;

/** Starts the fake product as `npm start` would; `output` is all it has written so far. */
function start(settings = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '0', MONGODB_URI: '', NATS_URL: '', ...settings };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = { child, output: '', ended: once(child, 'exit').then(([code]) => code) };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.output += text));
  return started;
}

const says = (started, text) =>
  waitUntil(() => started.output.includes(text), { what: `"${text}" in ${started.output}` });
const get = (where) => fetch(`http://127.0.0.1:${port}${where}`);
const isReady = async () => (await get('/api/health/ready')).ok;

async function withNotes(work) {
  const { mongodb } = readJson(path.join(dataDir, 'run/ports.json'));
  const client = new MongoClient(`mongodb://127.0.0.1:${mongodb}/?directConnection=true`);
  try {
    return await work(client.db('volunteers').collection('notes'));
  } finally {
    await client.close();
  }
}

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stoet-start-'));
  port = await freePort();
});
afterEach(async () => {
  await endLeftovers(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

test('asked to stop, it ends every process within 10 seconds', async () => {
  const first = start();
  await says(first, `Stoet runs at http://localhost:${port}`);
  assert.ok((await processesOf(dataDir)).length >= 5);
  const from = Date.now();
  first.child.kill('SIGINT');
  assert.equal(await first.ended, 0);
  assert.ok(Date.now() - from < 10_000);
  assert.deepEqual(await processesOf(dataDir), []);
});

test('asked to stop while it starts, it leaves nothing either', async () => {
  const first = start();
  await says(first, 'MongoDB:');
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  assert.deepEqual(await processesOf(dataDir), []);
});

test('a second start says that one runs, and a taken port is named', async () => {
  const first = start();
  await says(first, 'Stoet runs at');
  const second = start({ PORT: String(await freePort()) });
  assert.equal(await second.ended, 1);
  assert.match(second.output, new RegExp(`already runs on .*process ${first.child.pid}`));
  const elsewhere = start({ DATA_DIR: path.join(dataDir, 'other') });
  assert.equal(await elsewhere.ended, 1);
  assert.match(elsewhere.output, new RegExp(`Port ${port} is in use`));
  assert.ok(await isReady());
  first.child.kill('SIGTERM');
  await first.ended;
});

test('a port that another program has is named before anything is started', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const first = start();
  assert.equal(await first.ended, 1);
  assert.match(first.output, new RegExp(`^Port ${port} is in use`));
  other.close();
});

test('a killed start is followed by a clean one with all data', async () => {
  const first = start();
  await says(first, 'Stoet runs at');
  await withNotes((notes) => notes.insertOne({ text: 'kept' }, { writeConcern: { w: 'majority', j: true } }));
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  await says(second, 'Stoet runs at');
  assert.equal(await withNotes((notes) => notes.countDocuments({ text: 'kept' })), 1);
  second.child.kill('SIGTERM');
  assert.equal(await second.ended, 0);
});

test('the processes of a killed start end by themselves', async () => {
  const first = start();
  await says(first, 'Stoet runs at');
  first.child.kill('SIGKILL');
  await waitUntil(async () => (await processesOf(dataDir)).length === 0, { what: 'The end of all', timeoutMs: 10_000 });
  assert.equal(await accepts(port), false);
});

test('a part that crashes comes back, and it is said', async () => {
  const first = start();
  await says(first, 'Stoet runs at');
  await assert.rejects(get('/crash'));
  await says(first, 'gateway stopped (3); starting it again in 1 s');
  await waitUntil(isReady, { what: 'The gateway' });
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
});
