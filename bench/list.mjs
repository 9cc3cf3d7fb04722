import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { MongoClient } from 'mongodb';
import { each, median } from './api.mjs';
import { cpuDuring } from './cpu.mjs';

const ARTICLES = 10_000;
const REQUESTS = 2000;
const ROUNDS = 5;
const CONNECTIONS = 8;

async function fill({ api }) {
  const price = { priceA: 1, priceB: 2, priceC: 3, priceD: 4, priceE: 5, replacementPrice: 30 };
  const categories = [];
  for (let i = 1; i <= 10; i++)
    categories.push((await api('POST', '/api/categories', { name: `Categorie ${i}`, ...price })).id);
  const numbers = Array.from({ length: ARTICLES }, (_, i) => i + 1);
  await each(numbers, 16, (id) =>
    api('POST', '/api/articles', { id, description: `Lange jas nummer ${id}`, categoryId: categories[id % 10] }),
  );
  return categories[3];
}

async function startBare({ stack }) {
  const { MONGODB_URI, MONGODB_DB } = stack.environment('clothing');
  const client = await new MongoClient(MONGODB_URI).connect();
  const one = await client.db(MONGODB_DB).collection('articles').findOne();
  await client.close();
  const env = {
    ...process.env,
    MONGODB_URI,
    MONGODB_DB,
    FIELDS: Object.keys(one)
      .filter((name) => name !== 'words')
      .join(),
  };
  const bare = fork(path.join(import.meta.dirname, 'bare-list.mjs'), { env });
  const [port] = await once(bare, 'message');
  return { pid: bare.pid, url: `http://127.0.0.1:${port}`, stop: () => bare.kill() };
}

async function load(url, headers = {}) {
  const result = await autocannon({ url, headers, amount: REQUESTS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
}

/**
 * A page of 10 of 10,000 articles, filtered, sorted, with the total: CPU of gateway and service together for a logged-in
 * user, against the bare driver answering the same query, in turns.
 */
export async function list(context) {
  const category = await fill(context);
  const bare = await startBare(context);
  const query = `?filters=${encodeURIComponent(JSON.stringify({ category }))}&sort=id:asc`;
  const { stack, token } = context;
  const sides = {
    bare: { pids: [bare.pid], run: () => load(`${bare.url}/${query}`) },
    product: {
      pids: [stack.pid('gateway'), stack.pid('clothing')],
      run: () => load(`${stack.baseUrl}/api/articles${query}`, { authorization: `Bearer ${token}` }),
    },
  };
  const costs = { bare: [], product: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, { pids, run }] of Object.entries(sides)) {
      const ms = await cpuDuring(pids, run);
      if (round >= 0) costs[name].push(ms / REQUESTS); // the first round warms up
    }
  }
  bare.stop();
  const ratio = median(costs.product.map((cost, i) => cost / costs.bare[i]));
  return [
    ['List of 10 of 10,000 articles: CPU a request, bare http + driver', `${median(costs.bare).toFixed(2)} ms`, ''],
    ['… gateway + service, everything on', `${median(costs.product).toFixed(2)} ms`, ''],
    ['… ratio', `${ratio.toFixed(2)} ×`, '≤ 1.9 ×'],
  ];
}
