import { generator, inParallel } from './random.mjs';

const ARTICLES = 2000;
const FIRST_NUMBER = 1001;
const ACCESSORY_EVERY = 10;
const DAY = 24 * 3600_000;

const dayFromNow = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

// name, price of letter A in euros, replacement price, whether it comes in sizes
const categories = [
  ['Jas', 12, 95, true],
  ['Mantel', 14, 120, true],
  ['Cape', 10, 80, false],
  ['Hemd', 5, 30, true],
  ['Blouse', 5, 32, true],
  ['Broek', 6, 40, true],
  ['Pofbroek', 9, 65, true],
  ['Rok', 7, 45, true],
  ['Hoepelrok', 15, 140, true],
  ['Jurk', 12, 95, true],
  ['Baljurk', 22, 210, true],
  ['Gilet', 5, 35, true],
  ['Harnas', 30, 350, true],
  ['Maliënkolder', 28, 320, true],
  ['Tuniek', 8, 50, true],
  ['Pij', 9, 60, true],
  ['Uniform', 16, 150, true],
  ['Korset', 11, 90, true],
  ['Schort', 3, 18, false],
  ['Kinderkostuum', 8, 55, true],
  ['Dierenkostuum', 18, 160, true],
  ['Hoed', 4, 28, false],
  ['Pruik', 6, 45, false],
  ['Schoenen', 5, 48, true],
  ['Laarzen', 7, 75, true],
  ['Handschoenen', 2, 12, false],
  ['Riem', 2, 14, false],
  ['Sjaal', 2, 12, false],
  ['Masker', 4, 25, false],
  ['Vaandel', 12, 110, false],
];
const sizes = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '36',
  '38',
  '40',
  '42',
  '44',
  '46',
  '48',
  '50',
  '104',
  '116',
  '128',
  '140',
  '152',
  '164',
];
const fabrics = [
  'Katoen',
  'Linnen',
  'Wol',
  'Fluweel',
  'Zijde',
  'Satijn',
  'Leder',
  'Vilt',
  'Brokaat',
  'Tule',
  'Jute',
  'Metaal',
];
const patterns = ['Effen', 'Gestreept', 'Geruit', 'Gebloemd', 'Stippen', 'Borduursel', 'Visgraat', 'Wapenschild'];
const colors = [
  'Rood',
  'Bordeaux',
  'Oranje',
  'Geel',
  'Goud',
  'Groen',
  'Donkergroen',
  'Blauw',
  'Nachtblauw',
  'Paars',
  'Bruin',
  'Beige',
  'Wit',
  'Grijs',
  'Zwart',
  'Zilver',
];
const places = ['wand links', 'wand rechts', 'midden', 'zolder'];
const wearers = [
  'edelman',
  'edelvrouw',
  'boer',
  'boerin',
  'ridder',
  'schildknaap',
  'monnik',
  'nar',
  'marktkramer',
  'muzikant',
  'danser',
  'danseres',
  'page',
  'soldaat',
  'burgemeester',
  'bakker',
  'smid',
  'herbergier',
  'visser',
  'heks',
];
const periods = ['middeleeuwen', 'barok', 'empire', '1900', 'jaren 20', 'fantasie'];
const companies = [
  'Toneelhuis De Spiegel',
  'Feestcomité Brouwerij Den Os',
  'Eventbureau Praal',
  'Hotel De Zwaan',
  'Filmhuis Kempen',
  'Reisbureau Zonneweg',
  'Kasteelhoeve Ter Linde',
];
const associations = [
  'Koninklijke Harmonie Sint-Jozef',
  'Toneelkring Kunst en Vermaak',
  'Gilde Sint-Sebastiaan',
  'Chiro Ravels',
  'KWB Oud-Turnhout',
  'Volksdansgroep De Klompjes',
  'Heemkring Taxandria',
  'Scouts De Torenvalk',
  'Femma Merksplas',
  'Carnavalsvereniging De Strooplikkers',
];
const ownProjects = ['Stoet van de Kaarten', 'Kerstwandeling', 'Nocturne op de Markt', 'Erfgoeddag'];
const firstNames = [
  'An',
  'Bart',
  'Els',
  'Dirk',
  'Griet',
  'Hilde',
  'Jan',
  'Kris',
  'Lieve',
  'Marc',
  'Nele',
  'Peter',
  'Rita',
  'Stijn',
  'Tine',
  'Wim',
];
const lastNames = [
  'Peeters',
  'Janssens',
  'Maes',
  'Wouters',
  'Claes',
  'Goossens',
  'Verheyen',
  'Van Gorp',
  'Hendrickx',
  'De Backer',
  'Luyten',
  'Swinnen',
];
const streets = [
  'Markt',
  'Gasthuisstraat',
  'Herentalsstraat',
  'Patersstraat',
  'Otterstraat',
  'Kasteelplein',
  'Stationsstraat',
  'Warandestraat',
];
const towns = [
  ['2300', 'Turnhout'],
  ['2360', 'Oud-Turnhout'],
  ['2380', 'Ravels'],
  ['2350', 'Vosselaar'],
  ['2340', 'Beerse'],
  ['2330', 'Merksplas'],
];
const stages = ['Winterrevue', 'Jubileumfeest', 'Openluchtspel', 'Middeleeuwse markt', 'Kinderstoet', 'Zomerbal'];

const pricesFrom = (base, replacementPrice) => ({
  priceA: base,
  priceB: base * 1.5,
  priceC: base * 2,
  priceD: base * 2.5,
  priceE: base * 3,
  replacementPrice,
});

async function loadLookups(api) {
  const create = (plural, field) => (text) => api('POST', `/api/${plural}`, { [field]: text }).then(({ id }) => id);
  const racks = Array.from({ length: 40 }, (_, i) => ({
    id: i + 1,
    description: `Rij ${Math.floor(i / 4) + 1}, ${places[i % 4]}`,
  }));
  await inParallel(racks, (rack) => api('POST', '/api/racks', rack));
  return {
    racks: racks.map(({ id }) => id),
    sizes: await inParallel(sizes, create('sizes', 'size')),
    fabrics: await inParallel(fabrics, create('fabrics', 'type')),
    patterns: await inParallel(patterns, create('patterns', 'name')),
    colors: await inParallel(colors, create('colors', 'name')),
  };
}

/** Categories with prices since years; the first one becomes dearer next month. */
async function loadCategories(api) {
  const ids = await inParallel(categories, async ([name, base, replacement]) => {
    const body = { name, startDt: '2022-01-01', ...pricesFrom(base, replacement) };
    return (await api('POST', '/api/categories', body)).id;
  });
  const [, base, replacement] = categories[0];
  await api('POST', `/api/category/${ids[0]}/prices`, {
    startDt: dayFromNow(30),
    ...pricesFrom(base + 2, replacement + 10),
  });
  return ids;
}

const accessories = ['Handschoenen', 'Riem', 'Sjaal', 'Masker', 'Schort', 'Hoed'];

function articleAt(i, random, lookups, categoryIds) {
  const isAccessory = i % ACCESSORY_EVERY === 0;
  const kind = random.pick(isAccessory ? accessories : categories.map(([name]) => name));
  const named = categories.findIndex(([name]) => name === kind);
  const [name, , , sized] = categories[named];
  const color = random.int(0, colors.length - 1);
  const fabric = random.int(0, fabrics.length - 1);
  return {
    id: FIRST_NUMBER + i,
    description: `${name} ${random.pick(wearers)}, ${colors[color].toLowerCase()} ${fabrics[fabric].toLowerCase()}`,
    tags: [random.pick(periods), ...(isAccessory ? ['accessoire'] : [])].join('|'),
    active: !random.chance(0.03),
    washing: !isAccessory && random.chance(0.04),
    withVat: random.chance(0.5),
    categoryId: categoryIds[named],
    clothingSizeId: sized ? random.pick(lookups.sizes) : null,
    patternId: random.pick(lookups.patterns),
    fabricId: lookups.fabrics[fabric],
    colorId: lookups.colors[color],
    rackId: random.pick(lookups.racks),
    remarks: random.chance(0.1)
      ? random.pick(['Knoop ontbreekt', 'Zoom uitgelegd', 'Voering hersteld', 'Niet strijken'])
      : '',
    amount: isAccessory ? random.int(10, 59) : 1,
  };
}

/** A national number with the right check digits. */
function nationalNumber(random) {
  const two = (n) => String(n).padStart(2, '0');
  const body = `${two(random.int(50, 94))}${two(random.int(1, 12))}${two(random.int(1, 28))}${String(random.int(1, 997)).padStart(3, '0')}`;
  return body + two(97 - (Number(body) % 97));
}

const RENTERS = { 1: companies, 2: associations, 3: associations, 4: ownProjects };

function renterOf(type, random) {
  const [zipCode, cityName] = random.pick(towns);
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const phone = () => `04${random.int(70, 98)} ${random.int(10, 98)} ${random.int(10, 98)} ${random.int(10, 98)}`;
  const companyName = random.pick(RENTERS[type]);
  return {
    type,
    companyName,
    name: person(),
    uniqueNumber: type <= 2 ? `BE 0${random.int(400, 799)}.${random.int(100, 998)}.${random.int(100, 998)}` : '',
    socialSecurity: type === 3 ? nationalNumber(random) : '',
    bankAccount: 'BE68 5390 0754 7034',
    cellPhone: phone(),
    email: `info@${companyName
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '')}.test`,
    streetName: random.pick(streets),
    houseNumber: String(random.int(1, 120)),
    zipCode,
    cityName,
    projectName: random.pick(stages),
    projectOwner: person(),
    projectOwnerCellPhone: phone(),
  };
}

/** Sixty orders on garments of their own: each is `[days since it began, length in days, what became of it]`. */
const FATES = [
  [200, 30, 'returned'],
  [90, 25, 'billed'],
  [45, 28, 'overdue'],
  [20, 30, 'open'],
  [10, 60, 'part'],
  [5, 30, 'open'],
  [70, 30, 'overdue'],
  [150, 60, 'billed'],
  [15, 30, 'canceled'],
  [2, 90, 'open'],
];

function orderAt(i, random, rentable) {
  const [ago, length, fate] = FATES[i % FATES.length];
  const began = ago + random.int(0, 4);
  const pick = (list, count) => list.splice(0, count);
  const garments = pick(rentable.garments, random.int(2, 10)).map((id) => ({ id }));
  const pieces = random.chance(0.4)
    ? pick(rentable.accessories, 1).map((id) => ({ id, amount: random.int(2, 9) }))
    : [];
  const body = {
    ...renterOf(1 + (i % 4), random),
    priceCategory: random.int(1, 5),
    fromDt: dayFromNow(-began),
    toDt: dayFromNow(length - began),
    info: random.chance(0.3) ? 'Afhalen aan de poort van het depot, ook op zaterdag.' : '',
    items: garments,
    groups: pieces.length > 0 ? [{ name: random.pick(['Dansers', 'Muzikanten', 'Figuranten']), items: pieces }] : [],
  };
  return { body, fate };
}

async function playOut(api, { id, fate }) {
  const order = await api('GET', `/api/order/${id}`);
  const lines = [...order.items, ...order.groups.flatMap((group) => group.items)].map(({ uuid, amount }) => ({
    uuid,
    amount,
  }));
  const receive = (items) => api('POST', `/api/order/${id}/receive`, { items, fine: false });
  if (fate === 'returned' || fate === 'billed') await receive(lines);
  if (fate === 'part') await receive(lines.slice(0, Math.ceil(lines.length / 2)));
  if (fate === 'billed') await api('PUT', `/api/order/${id}`, { billed: true });
  if (fate === 'canceled') await api('PUT', `/api/order/${id}`, { canceled: true, washing: false });
}

/** The depot: look-ups, categories with prices, 2,000 articles (one in ten an accessory) and 60 orders in every state. */
export async function load({ api, log }) {
  const random = generator(1415);
  const lookups = await loadLookups(api);
  const categoryIds = await loadCategories(api);
  const articles = Array.from({ length: ARTICLES }, (_, i) => articleAt(i, random, lookups, categoryIds));
  await inParallel(articles, (article) => api('POST', '/api/article', article));
  const ready = articles.filter(({ active, washing }) => active && !washing);
  const rentable = {
    garments: ready.filter(({ amount }) => amount === 1).map(({ id }) => id),
    accessories: ready.filter(({ amount }) => amount > 1).map(({ id }) => id),
  };
  const orders = Array.from({ length: 60 }, (_, i) => orderAt(i, random, rentable));
  const rented = await inParallel(orders, async ({ body, fate }) => ({
    id: (await api('POST', '/api/orders', body)).id,
    fate,
  }));
  await inParallel(rented, (order) => playOut(api, order));
  log(`clothing: ${articles.length} articles in ${categoryIds.length} categories, ${orders.length} orders`);
}
