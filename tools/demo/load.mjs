import { demoPassword } from '../steps/demo.mjs';
import { createAccounts, person } from './accounts.mjs';

const administrator = 'beheer@stoet.test';

/** Who can log in, with the level of each (README, "Demo logins"). */
const accounts = [
  { level: 1, developer: true, person: person(administrator, 'Bea', 'Heerman', { date_of_birth: '1974-03-02' }) },
  { level: 2, person: person('productie@stoet.test', 'Pieter', 'Ducheyne', { sex: 0, cellPhone: '0471 22 33 44' }) },
  { level: 3, person: person('kledij@stoet.test', 'Katrien', 'Ledegen', { cellPhone: '0472 33 44 55' }) },
  {
    level: 0,
    person: person('an.peeters@stoet.test', 'An', 'Peeters', {
      date_of_birth: '1986-09-21',
      streetName: 'Herentalsstraat',
      houseNumber: '48',
      cellPhone: '0473 44 55 66',
    }),
  },
].map((account) => ({ ...account, password: demoPassword }));

/** Calls the API as somebody; throws with the server's message on anything but success. */
function client(baseUrl, token) {
  return async (method, url, body) => {
    const response = await fetch(baseUrl + url, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

async function login(baseUrl, email) {
  const { token } = await client(baseUrl)('POST', '/api/auth', { email, password: demoPassword });
  return client(baseUrl, token);
}

const clothingResources = [
  'articles',
  'orders',
  'sizes',
  'patterns',
  'fabrics',
  'colors',
  'racks',
  'categories',
  'project_clothing',
];
const clothingRights = clothingResources.flatMap((resource) => [
  ...['create', 'read', 'update', 'delete'].map((operation) => `${resource}.${operation}`),
  ...(['articles', 'sizes', 'patterns', 'fabrics', 'colors', 'racks'].includes(resource) ? [`${resource}.export`] : []),
]);

async function giveClothingRights(api, profileId) {
  const { id } = await api('POST', '/api/access_roles', {
    name: 'Kledijteam',
    description: 'Alles van de kledij: artikels, bestelformulieren en categorieën',
    rights: clothingRights,
  });
  await api('POST', `/api/access_role/${id}/users`, { ids: [profileId] });
}

/** Loads the demo through the product's own calls, so that events, copies and counters are right. */
export async function loadDemo({ baseUrl, env, log }) {
  const made = await createAccounts(accounts, env);
  const api = await login(baseUrl, administrator);
  const kledij = made.find(({ email }) => email === 'kledij@stoet.test');
  await giveClothingRights(api, kledij.profileIds[0]);
  const an = {
    api: await login(baseUrl, 'an.peeters@stoet.test'),
    ...made.find(({ email }) => email === 'an.peeters@stoet.test'),
  };
  let volunteers;
  for (const area of ['volunteers', 'production', 'clothing']) {
    const { load } = await import(`./${area}.mjs`);
    const result = await load({ api, an, volunteers, log });
    if (area === 'volunteers') volunteers = result;
    log(`demo data of ${area} is in`);
  }
}
