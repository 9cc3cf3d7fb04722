import { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { projectDeleted } from '@stoet/contracts/volunteers/project.events';
import type { TestCaller, TestService } from '@stoet/service-kit/testing';
import { admin, Factory } from '../testing/factory';
import { startProduction } from '../testing/start-production';

const PROJECT = 1;
const OTHER = 2;
const planner: TestCaller = {
  account: 6,
  profile: 60,
  projects: { [PROJECT]: ['repetitions.read', 'repetitions.create', 'repetitions.update', 'repetitions.delete'] },
};
const an: TestCaller = { account: 5, profile: 11 };

describe('repetitions', () => {
  let service: TestService;
  let make: Factory;
  beforeAll(async () => {
    service = await startProduction();
    make = new Factory(service);
    await make.project(PROJECT, 'Stoet 2026');
    await make.project(OTHER, 'Stoet 2027');
    await make.place();
    await make.register(PROJECT, 11);
  });
  afterAll(() => service.stop());
  const create = (body: object, who: TestCaller = admin) =>
    service.call(repetitionRoutes.create, { body } as never, who);
  const listAll = (query: object, who: TestCaller) => service.call(repetitionRoutes.listAll, { query } as never, who);
  const inProject = (projectId: number, query: object = {}, who: TestCaller = admin) =>
    service.call(repetitionRoutes.list, { params: { projectId }, query } as never, who);

  it('is made and changed, with the messages of the specification', async () => {
    const made = await create(make.repetition(PROJECT, 600), planner);
    expect(made).toMatchObject({ status: 201, body: { message: 'Repetitie Eerste doorloop werd aangemaakt' } });
    const { id } = made.body;
    const { projectId: _, ...body } = make.repetition(PROJECT, 700, { name: 'Tweede doorloop' });
    const changed = await service.call(repetitionRoutes.update, { params: { id }, body }, planner);
    expect(changed.body).toEqual({ message: 'Repetitie Tweede doorloop werd gewijzigd' });
    const one = await service.call(repetitionRoutes.one, { params: { id } }, planner);
    expect(one.body).toMatchObject({
      ...{ id, name: 'Tweede doorloop', projectName: 'Stoet 2026', locationName: 'De Warande', typeName: 'Doorloop' },
      ...{ all: true, open: true, startDt: body.startDt },
    });
  });

  it.each([
    ['identifier', '12345678901', 'min. 1 en max. 10 karakters'],
    ['name', 'x'.repeat(71), 'min. 1 en max. 70 karakters'],
    ['description', 'x'.repeat(256), 'min. 1 en max. 255 karakters'],
    ['description', '', 'Veld mag niet leeg zijn'],
    ['startDt', 'morgen', 'Ongeldige datum'],
    ['locationId', 999, 'Locatie niet gevonden'],
    ['typeId', 999, 'Repetitietype niet gevonden'],
    ['cast', 999, 'Cast niet gevonden'],
    ['data', { scenes: [], groups: [], roles: [], users: [999] }, /inschrijving/],
    ['data', { scenes: [999], groups: [], roles: [], users: [] }, 'Scene niet gevonden'],
  ])('refuses a wrong %s (%p)', async (field, value, message) => {
    const answer = await create({ ...make.repetition(PROJECT, 600), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[field]).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
  });

  it('refuses an end before the start, and a cast, group or role of another project', async () => {
    const body = make.repetition(PROJECT, 600);
    expect((await create({ ...body, endDt: body.startDt })).body.fields).toHaveProperty('endDt');
    const cast = await make.cast(OTHER);
    expect((await create({ ...body, cast })).body.fields).toHaveProperty('cast');
    const group = await make.group(OTHER);
    const data = { scenes: [], groups: [group], roles: [], users: [] };
    expect((await create({ ...body, all: false, data })).body.fields).toHaveProperty('data');
  });

  it('is for who holds the right in the project of the record', async () => {
    const id = await make.makeRepetition(OTHER, 600);
    const { projectId: _, ...body } = make.repetition(OTHER, 600);
    const touch = [
      service.call(repetitionRoutes.one, { params: { id } }, planner),
      service.call(repetitionRoutes.update, { params: { id }, body }, planner),
      service.call(repetitionRoutes.remove, { params: { id } }, planner),
    ];
    expect((await Promise.all(touch)).map((t) => t.status)).toEqual([404, 404, 404]);
    expect((await create(make.repetition(OTHER, 600), planner)).status).toBe(403);
    expect((await inProject(OTHER, {}, planner)).status).toBe(403);
    expect((await service.call(repetitionRoutes.close, { body: { ids: [id] } }, planner)).status).toBe(403);
    expect((await create(make.repetition(999, 600))).status).toBe(404);
  });

  it('lists by text, past, open, type and location, by start unless told', async () => {
    await make.project(3);
    const later = await make.makeRepetition(3, 900, { name: 'Kostuums passen', identifier: 'R10' });
    const sooner = await make.makeRepetition(3, 800, { name: 'Zang', identifier: 'R9' });
    const past = await make.makeRepetition(3, -900, { name: 'Lezing', identifier: 'R1' });
    const ids = async (query: object) => (await inProject(3, query)).body.data.map((d) => d.id);
    expect(await ids({})).toEqual([past, sooner, later]);
    expect(await ids({ sort: 'identifier:asc' })).toEqual([past, sooner, later]);
    expect(await ids({ sort: 'name:asc' })).toEqual([later, past, sooner]);
    expect(await ids({ filters: { past: 0 } })).toEqual([sooner, later]);
    expect(await ids({ filters: { past: true } })).toEqual([past]);
    expect(await ids({ filters: { text: 'pass kost' } })).toEqual([later]);
    expect(await ids({ filters: { location: 999 } })).toEqual([]);
    expect((await inProject(3, { filters: { colour: 1 } })).status).toBe(400);
  });

  it('shows a participant what he takes part in, with his own attendance, and nothing else', async () => {
    await make.makeRepetition(OTHER, 600);
    const own = await listAll({ items: 50 }, an);
    expect(own.body.data.every((d) => d.projectId === PROJECT && d.mine?.markedPresent === true)).toBe(true);
    expect(own.body.total).toBeGreaterThan(0);
    expect((await listAll({}, { account: 50, profile: 51 })).body.total).toBe(0);
    const params = { projectId: PROJECT, userId: 11 };
    expect((await service.call(repetitionRoutes.ofUser, { params }, an)).body.data).toHaveLength(own.body.total);
    expect((await service.call(repetitionRoutes.ofUser, { params }, { account: 50, profile: 51 })).status).toBe(404);
  });

  it('is copied with its choice', async () => {
    const id = await make.makeRepetition(PROJECT, 600, { name: 'x'.repeat(70) });
    const copied = await service.call(repetitionRoutes.copy, { params: { id } }, planner);
    expect(copied.body.message).toBe('Repetitie werd succesvol gekopieerd');
    const one = await service.call(repetitionRoutes.one, { params: { id: copied.body.id } }, planner);
    expect(one.body.name).toBe(`Kopie van ${'x'.repeat(60)}`);
    expect((await listAll({ filters: { text: 'Kopie' } }, an)).body.data.map((d) => d.id)).toEqual([copied.body.id]);
  });

  it('offers what can be chosen, and tells what is', async () => {
    const role = await make.role(PROJECT);
    const data = { scenes: [], groups: [], roles: [role], users: [11] };
    const repetitionId = await make.makeRepetition(PROJECT, 600, { all: false, data });
    const query = { projectId: PROJECT, repetitionId };
    const { body } = await service.call(repetitionRoutes.selectorData, { query }, planner);
    expect(body.allChecked).toBe(false);
    expect(body.roles).toEqual([{ id: role, identifier: 'R1', name: 'Bakker', checked: true }]);
    expect(body.users).toEqual([{ id: 11, firstName: 'Voornaam11', lastName: 'Naam011', checked: true }]);
    const foreign = { query: { projectId: OTHER, repetitionId } };
    expect((await service.call(repetitionRoutes.selectorData, foreign, admin)).status).toBe(404);
  });

  it('goes with its project', async () => {
    await make.project(4);
    const id = await make.makeRepetition(4, 600);
    await service.publish(projectDeleted, { id: 4, name: 'Stoet 4' });
    await service.until(
      async () => (await service.call(repetitionRoutes.one, { params: { id } }, admin)).status === 404,
    );
  });
});
