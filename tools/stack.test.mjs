import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fakeComponents } from './fixtures/fake-components.mjs';
import { serveControl } from './process/control.mjs';
import { accepts, freePort } from './process/wait.mjs';
import { startStack } from './stack.mjs';

let dataDir;
let stack;
let control;
let wasFresh = false;

const env = { ...process.env, MONGODB_URI: '', NATS_URL: '' };

before(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stoet-stack-'));
  const onFresh = () => (wasFresh = true);
  stack = await startStack({ dataDir, port: await freePort(), env, components: fakeComponents, onFresh });
  control = await serveControl(stack);
});
after(async () => {
  await control.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = async (where) => (await fetch(control.url + where, { method: 'POST' })).status;
const portOf = (url) => Number(new URL(url.replace(/^(mongodb|nats)/, 'http')).port);

test('tells that its databases were empty, and keeps secrets to its owner', () => {
  assert.equal(wasFresh, true);
  assert.equal(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
});

test('a part killed through the control server stays away until it is started, on the same port', async () => {
  const port = portOf(stack.urls.clothing);
  assert.equal(await post('/kill/clothing'), 204);
  assert.equal(await accepts(port), false);
  assert.equal(stack.pid('clothing'), undefined);
  assert.equal(await post('/start/clothing'), 204);
  assert.equal(await accepts(port), true);
});

test('a store can be killed and started too', async () => {
  const port = portOf(stack.env.NATS_URL);
  assert.equal(await post('/kill/nats'), 204);
  assert.equal(await accepts(port), false);
  assert.equal(await post('/start/nats'), 204);
  assert.equal(await accepts(port), true);
});

test('the control server knows no other parts and verbs', async () => {
  assert.equal(await post('/kill/everything'), 404);
  assert.equal(await post('/toString/clothing'), 404);
  assert.equal((await fetch(`${control.url}/kill/clothing`)).status, 404);
});

test('a part that cannot start takes the whole start back', async () => {
  const failing = path.join(dataDir, 'failing');
  const [first, ...others] = fakeComponents;
  const components = [{ ...first, script: path.join(dataDir, 'missing.mjs') }, ...others];
  const port = await freePort();
  const start = startStack({ dataDir: failing, port, env, components });
  await assert.rejects(start, /volunteers stopped while[^]*missing\.mjs/);
  assert.equal(await accepts(port), false);
});
