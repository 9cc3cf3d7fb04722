import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { findChromium } from './chromium.mjs';

let folder;

function putProgram(name) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'stoet-browser-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the browser that CHROMIUM_PATH names goes before the one on the PATH', async () => {
  const named = putProgram('mine');
  const onPath = putProgram('google-chrome');
  assert.equal(await findChromium({ env: { PATH: folder, CHROMIUM_PATH: named } }), named);
  assert.equal(await findChromium({ env: { PATH: folder } }), onPath);
});

test('a usual place is looked at when the PATH has none', async () => {
  const usual = putProgram('Chromium.app');
  assert.equal(await findChromium({ env: { PATH: '' }, places: [usual] }), usual);
});

test('a CHROMIUM_PATH that is no program is not replaced by another browser', async () => {
  putProgram('chromium');
  assert.equal(await findChromium({ env: { PATH: folder, CHROMIUM_PATH: path.join(folder, 'none') } }), undefined);
});
