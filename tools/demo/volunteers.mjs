import { generator, inParallel } from './random.mjs';

const DAY = 24 * 3600_000;
const WOMEN =
  'Lotte Emma Marie Sofie Julie Hanne Lies Katrien Greet Inge Ilse Els Nele Tine Femke Elke Annelies Griet Mieke Ria Lutgart Godelieve Hilde Veerle Fatima Aylin Noor Ella Louise Liv';
const MEN =
  'Jan Tom Bart Wim Koen Jef Stijn Pieter Dries Bram Thomas Lukas Senne Lowie Jos Gust Staf Fons Rik Luc Marc Dirk Geert Kris Youssef Emre Mats Kobe Seppe Wout';
const LAST =
  'Peeters Janssens Maes Jacobs Willems Claes Goossens Wouters Verbeeck Van_Gestel Hendrickx Aerts Mertens Van_den_Bogaert Sleeckx Dierckx Van_Gorp Wuyts Proost Adriaensen Verhoeven Cools Luyten Geerts Boeckx Vloemans Van_Hout Swinnen Ooms Mermans Versteynen Bax Lenaerts Van_Loon El_Amrani Yılmaz Dupont Vermeiren Segers Torfs';
const TOWNS = [
  {
    zipCode: '2300',
    cityName: 'Turnhout',
    streets: ['Herentalsstraat', 'Patersstraat', 'Otterstraat', 'Gasthuisstraat'],
  },
  { zipCode: '2360', cityName: 'Oud-Turnhout', streets: ['Dorp', 'Steenweg op Mol', 'Kerkstraat'] },
  { zipCode: '2275', cityName: 'Lille', streets: ['Rechtestraat', 'Kerkstraat', 'Wechelsebaan'] },
  { zipCode: '2340', cityName: 'Beerse', streets: ['Gasthuisstraat', 'Bisschopslaan', 'Houtseweg'] },
  { zipCode: '2350', cityName: 'Vosselaar', streets: ['Antwerpsesteenweg', 'Cingel', 'Heieinde'] },
  { zipCode: '2380', cityName: 'Ravels', streets: ['Grote Baan', 'Kloosterstraat', 'Jachtweg'] },
  { zipCode: '2460', cityName: 'Kasterlee', streets: ['Markt', 'Turnhoutsebaan', 'Pastorijstraat'] },
  { zipCode: '2370', cityName: 'Arendonk', streets: ['Vrijheid', 'Hovestraat', 'Schotelven'] },
];
const TALENTS = [
  'Speelt trompet',
  'Kan steltlopen',
  'Vlaggenzwaaien',
  'Rijdt paard',
  'Zingt alt in een koor',
  'Jongleren',
];
const REMARKS = [
  'Enkel beschikbaar in het weekend',
  'Graag samen met mijn zus',
  'Werkt in ploegen',
  'Kan geen trappen doen',
];
const DIETS = ['Vegetarisch', 'Veganistisch', 'Lactosevrij', 'Glutenvrij'];
const ON_STAGE = [1, 2, 3, 4, 15];
const OFF_STAGE = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18];
const CLOTHES = ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52'];

const words = (list) => list.split(' ').map((word) => word.replaceAll('_', ' '));
const address = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function personOf(r, i) {
  const sex = r.chance(0.55) ? 1 : 0;
  const firstName = r.pick(words(sex === 1 ? WOMEN : MEN));
  const lastName = r.pick(words(LAST));
  const { streets, ...town } = r.chance(0.55) ? TOWNS[0] : r.pick(TOWNS);
  const year = r.int(1948, 2013);
  return {
    firstName,
    lastName,
    sex,
    date_of_birth: `${year}-${String(r.int(1, 12)).padStart(2, '0')}-${String(r.int(1, 28)).padStart(2, '0')}`,
    nationality: r.chance(0.94) ? 'Belg' : 'Nederlander',
    origin: r.chance(0.92) ? 'België' : r.pick(['Nederland', 'Marokko', 'Turkije', 'Polen']),
    cellPhone: `04${r.int(70, 99)} ${r.int(10, 99)} ${r.int(10, 99)} ${r.int(10, 99)}`,
    phoneNumber: r.chance(0.2) ? `014 ${r.int(40, 69)} ${r.int(10, 99)} ${r.int(10, 99)}` : '',
    email: `${address(firstName)}.${address(lastName)}${i}@stoet.test`,
    tShirt: r.pick(['S', 'M', 'L', 'XL']),
    streetName: r.pick(streets),
    houseNumber: String(r.int(1, 180)),
    bus: r.chance(0.12) ? String(r.int(1, 12)) : '',
    ...town,
    pictures: r.chance(0.85),
  };
}

/** One past edition, one that people register for now, and one that opens later; dates lie around today. */
function editions(now) {
  const at = (days, hour = 18) => {
    const date = new Date(now + days * DAY);
    date.setUTCHours(hour, 0, 0, 0);
    return date.toISOString();
  };
  const edition = (first, more) => {
    const year = new Date(now + (first + 160) * DAY).getUTCFullYear();
    return {
      name: `Kempense Stoet ${year}`,
      title: 'De stoet door de stad',
      openFrom: at(first, 7),
      closedFrom: at(first + 60),
      closedOffStage: at(first + 75),
      rolesOpen: at(first + 62, 7),
      rolesClosed: at(first + 80),
      projectClosed: at(first + 160),
      ...more,
    };
  };
  const audition = 'Breng een lied of een korte tekst van twee minuten mee.';
  return [
    edition(-400, { subtitle: 'Honderd jaar klokken' }),
    edition(-30, {
      subtitle: 'Water, vuur en wind',
      extended: true,
      auditions_enabled: true,
      auditionHint: audition,
      deleteRegistrationClosed: at(20),
    }),
    edition(330, { subtitle: 'Het verhaal van de Heilige Dimpna', auditions_enabled: true, auditionHint: audition }),
  ];
}

function registrationOf(r, person, { extended }) {
  const onStage = r.chance(0.62);
  const roles = r.some(onStage ? ON_STAGE : OFF_STAGE.filter((id) => extended || id !== 17), r.int(1, 3));
  const tall = person.sex === 1 ? 160 : 170;
  return {
    location: onStage ? 1 : 0,
    roles,
    auditioning: onStage && r.chance(0.3),
    partOfTown: extended ? (person.zipCode === '2300' ? r.int(1, 9) : 0) : null,
    talents: r.chance(0.25) ? r.pick(TALENTS) : '',
    remarks: r.chance(0.2) ? r.pick(REMARKS) : '',
    diet: r.chance(0.18) ? r.pick(DIETS) : '',
    shirtSize: person.tShirt,
    height: tall + r.int(-5, 18),
    chest: r.int(82, 118),
    waist: r.int(64, 108),
    hipSize: r.int(86, 120),
    headSize: r.int(53, 61),
    clothingSize: r.pick(CLOTHES),
  };
}

const daughter = {
  privacy: true,
  pictures: false,
  firstName: 'Lotte',
  lastName: 'Peeters',
  dateOfBirth: '2013-04-12',
  sex: 1,
  countryOfBirth: 'België',
  origin: 'Belg',
  tShirt: '152',
  streetName: 'Herentalsstraat',
  houseNumber: '48',
  cityName: 'Turnhout',
  zipCode: '2300',
  cell: '0473 44 55 66',
};

/**
 * People, projects and registrations of the demo.
 * Gives `{projects, profiles, registrations}`: projects in time (past, running, coming); registrations with
 * `{id, projectId, profileId, onStage, roles}`. The volunteer who logs in is the first registration of the running one.
 */
export async function load({ api, an, log }) {
  const r = generator(2026);
  const people = Array.from({ length: 235 }, (_, i) => personOf(r, i + 1));
  const profiles = await inParallel(people, async (body) => ({ ...body, ...(await api('POST', '/api/users', body)) }));
  await an.api('POST', '/api/profile', daughter);
  log(`${profiles.length} volunteers`);

  const projects = [];
  for (const body of editions(Date.now())) projects.push({ ...body, ...(await api('POST', '/api/projects', body)) });
  const [past, running] = projects;
  const herself = { id: an.profileIds[0], sex: 1, tShirt: 'M', zipCode: '2300' };
  const wanted = [
    { project: running, person: herself, body: { ...registrationOf(r, herself, running), location: 1, roles: [2, 4] } },
    ...r.some(profiles, 149).map((person) => ({ project: past, person, body: registrationOf(r, person, past) })),
    ...r.some(profiles, 200).map((person) => ({ project: running, person, body: registrationOf(r, person, running) })),
  ];
  const registrations = await inParallel(wanted, async ({ project, person, body }) => {
    const { id } = await api('POST', `/api/project/${project.id}/user/${person.id}`, body);
    return { id, projectId: project.id, profileId: person.id, onStage: body.location === 1, roles: body.roles };
  });
  log(`${projects.length} projects, ${registrations.length} registrations`);
  return { projects, profiles, registrations };
}
