import { generator, inParallel } from './random.mjs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LOCATIONS = [
  ['CC De Warande', 'WAR', 'Warandestraat', '42', '2300', 'Turnhout'],
  ['Sporthal De Stoeiberg', 'STB', 'Stoeibergstraat', '5', '2300', 'Turnhout'],
  ['Parochiezaal Sint-Pieter', 'SPZ', 'Patersstraat', '100', '2300', 'Turnhout'],
  ['Loods Oude Vaart', 'LOV', 'Steenweg op Oosthoven', '18', '2300', 'Turnhout'],
  ['Grote Markt', 'GM', 'Grote Markt', '1', '2300', 'Turnhout'],
];
const TYPES = ['Doorloop', 'Scenerepetitie', 'Zangrepetitie', 'Kostuumrepetitie'];
const CASTS = ['Rode cast', 'Blauwe cast', 'Reservecast'];
const ROLES =
  'Watermolenaar|Molenaarsvrouw|Veerman|Visverkoopster|Waterdraagster|Badmeester|Brandweercommandant|Smid|Smidsknecht|Vuurspuwer|Glasblazer|Bakker|Bakkersvrouw|Torenwachter|Klokkenluider|Windmolenaar|Vliegermaker|Zeilmaker|Kapitein|Stuurman|Burgemeester|Schepen|Pastoor|Koster|Schoolmeester|Herbergierster|Marktkramer|Bloemenmeisje|Postbode|Veldwachter|Baron|Barones|Hofdame|Nar|Minstreel|Verteller|Reus Ambroos|Reuzin Godelieve|Waterfee|Stormgod'.split(
    '|',
  );
const GROUPS =
  'Watergeesten|Vlammendansers|Windvangers|Vissers|Wasvrouwen|Brandweerkorps 1900|Smedengilde|Kantwerksters|Schuttersgilde|Vendelzwaaiers|Steltlopers|Kinderkoor|Volkskoor|Fanfare|Trommelkorps|Boerenfamilies|Burgers van de markt|Hofstoet|Reuzendragers|Slotparade'.split(
    '|',
  );
const SCENE_GROUPS = {
  Proloog: ['De bron ontspringt', 'De verteller ontwaakt', 'Klokken over de stad', 'De poort gaat open', 'Intocht'],
  Water: ['De watermolen', 'Op de vaart', 'Wasdag', 'De grote vloed', 'Het veer'],
  Vuur: ['In de smidse', 'De brand van 1562', 'Emmers door de straat', 'Dans van de vlammen', 'As en nieuw begin'],
  Wind: ['De molen op de heuvel', 'Vliegers boven het veld', 'Storm op zee', 'De dans van de wind', 'Windstilte'],
  Markt: ['Kramers en kopers', 'De reus wordt geboren', 'Kermis', 'Het schuttersfeest', 'Bruiloft van de reuzen'],
  Slot: ['De vier elementen', 'Hofstoet', 'Grote parade', 'Lied van de stad', 'Vuurwerk'],
};
const REASONS = ['Ziek', 'Moet werken', 'Op reis', 'Familiefeest', 'Examen', ''];

const code = (letter, i) => `${letter}${i + 1}`;

async function makeLookups(api, projectId) {
  const ids = (made) => made.map((m) => m.id);
  const locations = await inParallel(LOCATIONS, ([name, identifier, streetName, houseNumber, zipCode, cityName]) =>
    api('POST', '/api/locations', { name, identifier, streetName, houseNumber, zipCode, cityName }),
  );
  const types = await inParallel(TYPES, (name) => api('POST', '/api/types', { name }));
  const casts = await inParallel(CASTS, (name) => api('POST', '/api/casts', { name, projectId }));
  return { locations: ids(locations), types: ids(types), casts: ids(casts) };
}

/** Roles with one person in each of two casts, groups of some twelve people; the volunteer who logs in is in both. */
async function makeCasting(api, r, projectId, casts, people) {
  const [herself] = people;
  const roles = await inParallel(ROLES, async (name, i) => {
    const body = { projectId, identifier: code('R', i), name, speaking: i % 3 === 0 ? 1 : 0, description: '' };
    return { ...body, ...(await api('POST', '/api/project_roles', body)) };
  });
  const groups = await inParallel(GROUPS, async (name, i) => {
    const body = { projectId, identifier: code('G', i), name, description: '' };
    return { ...body, ...(await api('POST', '/api/groups', body)) };
  });
  const pairs = roles.map((_, i) => (i === 3 ? [herself, r.pick(people.slice(1))] : r.some(people, 2)));
  await inParallel(roles, ({ id }, i) =>
    api('PUT', `/api/project/${projectId}/project_role/${id}/users`, {
      users: pairs[i].map((userId, n) => ({ userId, castId: casts[n] })),
    }),
  );
  const members = groups.map((_, i) => new Set([...r.some(people, r.int(8, 16)), ...(i === 3 ? [herself] : [])]));
  await inParallel(groups, ({ id }, i) =>
    api('PUT', `/api/project/${projectId}/group/${id}/users`, {
      users: [...members[i]].map((userId) => ({ userId })),
    }),
  );
  return { roles: roles.map((role) => role.id), groups: groups.map((group) => group.id) };
}

async function makeScenes(api, r, projectId, { roles, groups }) {
  const names = Object.keys(SCENE_GROUPS);
  const sceneGroups = await inParallel(names, (name, i) =>
    api('POST', '/api/scenes/group', { projectId, identifier: code('D', i), name }),
  );
  const all = names.flatMap((name, i) => SCENE_GROUPS[name].map((scene) => ({ scene, groupId: sceneGroups[i].id })));
  const content = all.map(() => ({ roles: r.some(roles, r.int(1, 4)), groups: r.some(groups, r.int(1, 3)) }));
  return inParallel(all, async ({ scene: name, groupId }, i) => {
    const { id } = await api('POST', '/api/scenes', { projectId, identifier: code('S', i), name, groupId });
    for (const groupId of content[i].groups) await api('POST', `/api/scene/${id}/groups/add`, { groupId });
    for (const roleId of content[i].roles) await api('POST', `/api/scene/${id}/roles/add`, { roleId });
    return id;
  });
}

const brusselsHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** 19:30 in Brussels, so many days from today. */
function evening(now, days) {
  const date = new Date(now + days * DAY);
  date.setUTCHours(18, 30, 0, 0);
  return date.getTime() - (Number(brusselsHour.format(date)) - 19) * HOUR;
}

/** Ten rehearsals that were, one about to begin with its PIN screen open, fourteen to come. */
function rehearsals(r, now, { locations, types }, { roles, groups }, scenes) {
  const chosen = (data) => ({ all: false, data: { scenes: [], groups: [], roles: [], users: [], ...data } });
  const kinds = [
    { name: 'Doorloop', type: 0, choice: { all: true } },
    { name: 'Scenes van', type: 1, choice: () => chosen({ scenes: r.some(scenes, r.int(1, 3)) }) },
    { name: 'Zang en dans', type: 2, choice: () => chosen({ groups: r.some(groups, 4) }) },
    { name: 'Kostuums passen', type: 3, choice: () => chosen({ roles: r.some(roles, 12) }) },
  ];
  const days = [
    ...Array.from({ length: 10 }, (_, i) => -3 * (10 - i)),
    0,
    ...Array.from({ length: 14 }, (_, i) => 3 + 4 * i),
  ];
  return days.map((day, i) => {
    const kind = day === 0 ? kinds[0] : kinds[i % kinds.length];
    const start = day === 0 ? now + 45 * MINUTE : evening(now, day);
    const part = Object.keys(SCENE_GROUPS)[i % 6].toLowerCase();
    return {
      identifier: code('REP', i),
      name: kind.type === 1 ? `${kind.name} ${part}` : `${kind.name} ${Math.floor(i / 4) + 1}`,
      description: 'Kom een kwartier vroeger en breng water mee.',
      startDt: new Date(start).toISOString(),
      endDt: new Date(start + 2 * HOUR).toISOString(),
      locationId: r.pick(locations),
      typeId: types[kind.type],
      register: true,
      ...(typeof kind.choice === 'function' ? kind.choice() : kind.choice),
    };
  });
}

/**
 * A rehearsal that was: it is made as if it begins soon, people cancel and enter their PIN, and then it gets its real
 * date. So its attendance comes about the way it does in life.
 */
async function hold(api, r, projectId, body) {
  const soon = Date.now() + 60 * MINUTE;
  const times = { startDt: new Date(soon).toISOString(), endDt: new Date(soon + 2 * HOUR).toISOString() };
  const { id } = await api('POST', '/api/repetitions', { ...body, ...times, projectId });
  const { data } = await api('GET', `/api/repetitions/${id}/presence`);
  const plans = data.map((entry) => ({ ...entry, chance: r.int(1, 100), reason: r.pick(REASONS) }));
  await inParallel(plans, async ({ id: userId, chance, reason, settings }) => {
    if (chance > 88) await api('PUT', `/api/repetition/${id}/mark-presence`, { userId, markedPresent: false, reason });
    else if (chance > 6) await api('POST', `/api/repetitions/${id}/enterPin`, { pin: settings.pin, present: true });
  });
  await api('PUT', `/api/repetitions/${id}`, body);
}

/** Some people cancelled already for a rehearsal to come. */
async function plan(api, r, projectId, body) {
  const { id } = await api('POST', '/api/repetitions', { ...body, projectId });
  const { data } = await api('GET', `/api/repetitions/${id}/presence`);
  const cancelled = r
    .some(data, Math.round(data.length * 0.08))
    .map((entry) => ({ ...entry, reason: r.pick(REASONS) }));
  await inParallel(cancelled, ({ id: userId, reason }) =>
    api('PUT', `/api/repetition/${id}/mark-presence`, { userId, markedPresent: false, reason }),
  );
}

/** Waits until the people of a project have arrived by event, all with their PIN. */
async function arrived(api, projectId, count) {
  for (let tries = 0; ; tries++) {
    const { data } = await api('GET', `/api/project/${projectId}/users`).catch(() => ({ data: [] }));
    if (data.length >= count) return;
    if (tries > 600) throw new Error(`only ${data.length} of ${count} registrations arrived in the production service`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Locations, types, casts, roles, groups, scenes and rehearsals of the running edition. */
export async function load({ api, volunteers: { projects, registrations }, log }) {
  const r = generator(2027);
  const now = Date.now();
  const project = projects[1];
  const registered = registrations.filter((registration) => registration.projectId === project.id);
  await arrived(api, project.id, registered.length);

  const lookups = await makeLookups(api, project.id);
  const onStage = registered.filter((registration) => registration.onStage).map((one) => one.profileId);
  const casting = await makeCasting(api, r, project.id, lookups.casts, onStage);
  const scenes = await makeScenes(api, r, project.id, casting);
  log(`${casting.roles.length} roles, ${casting.groups.length} groups, ${scenes.length} scenes`);

  const planned = rehearsals(r, now, lookups, casting, scenes);
  for (const body of planned) {
    const isOver = Date.parse(body.endDt) < now;
    await (isOver ? hold : plan)(api, r, project.id, body);
  }
  log(`${planned.length} rehearsals`);
  return { scenes, ...lookups, ...casting };
}
