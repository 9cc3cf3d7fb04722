/**
 * `npm run bench`: measures the built product on this machine and writes the table into docs/performance.md.
 * `npm run bench -- list pin` measures a part and writes nothing.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './process/files.mjs';
import { freePort } from './process/wait.mjs';
import { startStack } from './stack.mjs';
import { build } from './steps/build.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const account = { email: 'meting@stoet.test', password: 'meting-meting' };
const report = path.join(root, 'docs/performance.md');
const [from, to] = ['<!-- table -->', '<!-- /table -->'];

async function prepare(stack) {
  const { createAccounts, person } = await import('./demo/accounts.mjs');
  const { administrator } = await import('../bench/api.mjs');
  await createAccounts(
    [{ level: 1, password: account.password, person: person(account.email, 'Meting', 'Beheer') }],
    stack.environment('gateway'),
  );
  return { stack, account, ...(await administrator(stack.baseUrl, account)) };
}

async function measure(names) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stoet-bench-'));
  const stack = await startStack({ dataDir, port: await freePort(), say, env: { ...process.env, LOG_LEVEL: 'info' } });
  const rows = [];
  try {
    const context = await prepare(stack);
    for (const name of names) {
      say(`measuring ${name}`);
      const found = await (await import(`../bench/${name}.mjs`))[name](context);
      for (const row of found) say(`  ${row.filter(Boolean).join('  |  ')}`);
      rows.push(...found);
    }
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

function write(rows) {
  const table = ['| measured | result | goal |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)];
  const where = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.version}`;
  const text = readFileSync(report, 'utf8');
  const head = text.slice(0, text.indexOf(from) + from.length);
  const tail = text.slice(text.indexOf(to));
  writeFileSync(report, `${head}\n\n${where}\n\n${table.join('\n')}\n\n${tail}`);
}

const all = ['sizes', 'pin', 'list', 'events'];
const asked = process.argv.slice(2);
await build({ say });
const rows = await measure(asked.length > 0 ? asked : all);
if (asked.length === 0) write(rows);
process.exit(0);
