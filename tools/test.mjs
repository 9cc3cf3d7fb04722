/**
 * `npm test`: everything, from an empty machine to one closing line. `npm test -- unit e2e` runs only those tiers.
 * Nothing here may import a package before `install` has run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from './steps/install.mjs';
import { build } from './tiers/build.mjs';
import { checks } from './tiers/checks.mjs';
import { e2e } from './tiers/e2e.mjs';
import { broken } from './tiers/outcome.mjs';
import { scripts } from './tiers/scripts.mjs';
import { unit } from './tiers/unit.mjs';

const tiers = { checks, unit, scripts, build, e2e };

/** Settings of a running product must not reach the tests. */
const apart = ['PORT', 'HOST', 'DATA_DIR', 'DEMO', 'PUBLIC_URL', 'SMTP_URL', 'NATS_PREFIX', 'FORCE_COLOR'];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !apart.includes(name)));
Object.assign(env, { NX_DAEMON: 'false', NO_COLOR: '1', CI: '1' });

const began = Date.now();
const say = (line) => process.stdout.write(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${line}\n`);

async function runTier(name, context) {
  const from = Date.now();
  const result = await tiers[name]({ ...context, folder: path.join(context.folder, name) }).catch((error) => {
    context.signal.throwIfAborted();
    return broken(error.stack);
  });
  for (const failure of result.failures) process.stdout.write(`\n✖ ${name}: ${failure}\n`);
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  say(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

async function main(names, signal) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoet-test-'));
  const context = { env, folder, say, signal };
  const results = [];
  try {
    await install(context);
    for (const name of names) results.push(await runTier(name, context));
  } catch (error) {
    results.push(broken(error.message));
    process.stdout.write(`${error.message}\n`);
  }
  const sum = (word) => results.reduce((total, result) => total + result[word], 0);
  if (sum('failed') === 0) rmSync(folder, { recursive: true, force: true });
  else say(`logs and reports are kept in ${folder}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !tiers[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(tiers).join(', ')}\n`);
  process.exit(1);
}
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort(new Error('stopped before the end')));
process.exit(await main(asked.length > 0 ? asked : Object.keys(tiers), stopping.signal));
