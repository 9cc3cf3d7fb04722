import { registrationRoutes as routes } from '@stoet/contracts/volunteers/registration.contract';
import { pictureRoutes, sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import type { TestService } from '@stoet/service-kit/testing';
import sharp from 'sharp';
import { administrator, fromNow, HOUR, makeProject, onStage, sent, signUp, startVolunteers } from '../testing';

let service: TestService;
let projectId: number;
beforeAll(async () => {
  service = await startVolunteers();
  projectId = await makeProject(service, { name: 'Stoet', auditions_enabled: true });
});
afterAll(() => service.stop());

type Who = Awaited<ReturnType<typeof signUp>>;
const register = (who: Who, body: object = onStage(), project = projectId, caller: object = who) =>
  service.call(routes.create, { params: { projectId: project, userId: who.profile }, body: body as never }, caller);
const staff = { level: 2 as const, account: 9002, profile: 9002 };

describe('registering', () => {
  it('stores what was chosen, the sizes in the profile, and tells of it', async () => {
    const an = await signUp(service);
    const made = await register(an, onStage({ auditioning: true, talents: 'Tuba', diet: 'Vegetarisch', height: 171 }));
    expect(made).toMatchObject({ status: 201, body: { message: 'Inschrijving werd succesvol aangemaakt' } });
    const one = await service.call(routes.one, { params: { id: made.body.id } }, an);
    expect(one.body).toMatchObject({
      location: 1,
      roles: [1, 2],
      auditioning: true,
      talents: 'Tuba',
      diet: 'Vegetarisch',
      project: { id: projectId, name: 'Stoet' },
      mayEdit: true,
      maySignOff: true,
    });
    const sizes = await service.call(sizesRoutes.read, { params: { id: an.profile } }, an);
    expect(sizes.body).toMatchObject({ shirtSize: 'M', height: 171 });
    const [facts] = (await sent(service, 'volunteers.registration.created.v1')).filter((d) => d.id === made.body.id);
    expect(facts).toMatchObject({ projectId, profileId: an.profile, onStage: true, roles: [1, 2], firstName: 'An' });
  });

  it('happens once, also when it is sent many times at the same moment', async () => {
    const an = await signUp(service);
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(an)));
    expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
    const refused = answers.filter((a) => a.status === 409);
    expect(refused).toHaveLength(7);
    const made = answers.find((a) => a.status === 201)!.body.id;
    for (const { body } of refused)
      expect(body).toMatchObject({ message: 'Je bent al ingeschreven voor Stoet', details: { registrationId: made } });
  });

  it('asks for roles of the chosen place, a part of town for a procession, and the shirt size', async () => {
    const an = await signUp(service);
    const procession = await makeProject(service, { extended: true });
    const refused = await register(an, { location: 1, roles: [5] }, procession);
    expect(refused.body.fields).toEqual({
      roles: 'Kies enkel rollen van de gekozen plaats',
      partOfTown: 'Veld mag niet leeg zijn',
      shirtSize: 'Veld mag niet leeg zijn',
    });
    expect((await register(an, { location: 0, roles: [] })).body.fields).toEqual({ roles: 'Veld mag niet leeg zijn' });
    const signaller = { location: 0, roles: [17], partOfTown: 0, shirtSize: 'M' };
    expect((await register(an, signaller, procession)).status).toBe(201);
  });

  it('is open to volunteers until 24 hours after the place closes, and to staff always', async () => {
    const closing = (ago: number) =>
      makeProject(service, {
        openFrom: fromNow(-900 * HOUR),
        closedFrom: fromNow(-ago),
        closedOffStage: fromNow(-ago),
      });
    const an = await signUp(service);
    expect((await register(an, onStage(), await closing(24 * HOUR - 60_000))).status).toBe(201);
    const closed = await closing(24 * HOUR + 1000);
    expect((await register(an, onStage(), closed)).body).toMatchObject({
      code: 'forbidden',
      message: 'De inschrijvingen voor deze plaats zijn niet open',
    });
    const byStaff = await register(an, { location: 1, roles: [1] }, closed, staff);
    expect(byStaff).toMatchObject({ status: 201, body: { message: 'Medewerker werd succesvol ingeschreven' } });
    const stageOver = await makeProject(service, { closedFrom: fromNow(-25 * HOUR) });
    expect((await register(an, onStage(), stageOver)).status).toBe(403);
    expect((await register(an, { location: 0, roles: [5], shirtSize: 'M' }, stageOver)).status).toBe(201);
  });

  it('is for oneself and one’s family, never for somebody else', async () => {
    const [an, bob] = [await signUp(service), await signUp(service)];
    expect((await register(an, onStage(), projectId, bob)).status).toBe(404);
    const elsewhere = { ...bob, projects: { [projectId + 1000]: ['registrations.create' as const] } };
    expect((await register(an, onStage(), projectId, elsewhere)).status).toBe(404);
    const sibling = { ...an, profile: bob.profile };
    expect((await register(an, onStage(), projectId, sibling)).status).toBe(201);
  });

  it('leaves sizes alone that the volunteer may not change', async () => {
    const an = await signUp(service);
    const params = { body: { id: an.profile, shirtSize: 'M', clothingFrozen: true } as never };
    const none = { height: null, chest: null, waist: null, hipSize: null, headSize: null, clothingSize: null };
    await service.call(sizesRoutes.update, { body: { ...none, ...(params.body as object) } as never }, administrator);
    expect((await register(an, onStage({ shirtSize: 'XL' }))).body).toMatchObject({
      code: 'forbidden',
      message: 'Voorlopig kan je geen kleding-maten aanpassen',
    });
    expect((await register(an, { location: 1, roles: [1] })).status).toBe(201);
  });
});

describe('changing', () => {
  it('moves the place with the first role, and the text fields', async () => {
    const an = await signUp(service);
    const { id } = (await register(an)).body;
    const moved = await service.call(routes.updateRoles, { params: { id }, body: { roles: [5, 8] } }, an);
    expect(moved.body.message).toBe('Inschrijving werd succesvol gewijzigd');
    await service.call(routes.updateOthers, { body: { id, remarks: 'Ik breng taart mee' } }, an);
    const one = await service.call(routes.one, { params: { id } }, an);
    expect(one.body).toMatchObject({ location: 0, roles: [5, 8], remarks: 'Ik breng taart mee' });
    const roles = await service.call(routes.roles, { params: { id } }, an);
    expect(roles.body.data.map((r) => r.role)).toEqual(['Kledijteam', 'Decorploeg']);
    const told = (await sent(service, 'volunteers.registration.changed.v1')).filter((d) => d.id === id);
    expect(told.at(-1)).toMatchObject({ version: 3, onStage: false });
  });

  it('takes remarks of the staff from the staff only, and shows them to nobody else', async () => {
    const an = await signUp(service);
    const { id } = (await register(an)).body;
    const body = { id, ownerRemarks: 'Vorig jaar te laat' };
    expect((await service.call(routes.updateOthers, { body }, an)).status).toBe(403);
    expect((await service.call(routes.updateOthers, { body }, staff)).status).toBe(200);
    expect((await service.call(routes.one, { params: { id } }, an)).body).not.toHaveProperty('ownerRemarks');
    expect((await service.call(routes.one, { params: { id } }, staff)).body.ownerRemarks).toBe('Vorig jaar te laat');
  });

  it('is over when the windows are, but not for who has the right', async () => {
    const closed = await makeProject(service, { closedFrom: fromNow(-HOUR), closedOffStage: fromNow(-HOUR) });
    const an = await signUp(service);
    const { id } = (await register(an, onStage(), closed)).body;
    const change = { params: { id }, body: { roles: [2] } };
    expect((await service.call(routes.updateRoles, change, an)).body.message).toBe(
      'Je kan deze inschrijving niet meer wijzigen',
    );
    expect((await service.call(routes.updateRoles, change, { level: 3 })).status).toBe(403);
    expect((await service.call(routes.updateRoles, change, staff)).status).toBe(200);
    expect((await service.call(routes.one, { params: { id } }, an)).body).toMatchObject({
      mayEdit: false,
      maySignOff: false,
    });
  });
});

describe('signing off', () => {
  it('is for the volunteer in time and for who has the right, in the words of the specification', async () => {
    const [an, bob] = [await signUp(service), await signUp(service, { firstName: 'Bob', lastName: 'Maes' })];
    const [own, his] = [(await register(an)).body.id, (await register(bob)).body.id];
    expect((await service.call(routes.signOff, { params: { id: his } }, an)).status).toBe(404);
    expect((await service.call(routes.signOff, { params: { id: own } }, an)).body.message).toBe(
      'Je werd uitgeschreven voor Stoet',
    );
    expect((await service.call(routes.one, { params: { id: own } }, an)).body.message).toBe(
      'Inschrijving niet gevonden',
    );
    expect((await service.call(routes.signOff, { params: { id: his } }, administrator)).body.message).toBe(
      'Bob Maes werd uitgeschreven voor Stoet',
    );
    expect(await sent(service, 'volunteers.registration.removed.v1')).toContainEqual({
      id: own,
      projectId,
      profileId: an.profile,
    });
    expect((await register(an)).status).toBe(201);
  });

  it('is over when the place closed, unless a date of its own is later', async () => {
    const windows = { closedFrom: fromNow(-HOUR), closedOffStage: fromNow(-HOUR) };
    const [late, longer] = [
      await makeProject(service, windows),
      await makeProject(service, { ...windows, deleteRegistrationClosed: fromNow(HOUR) }),
    ];
    const an = await signUp(service);
    const first = (await register(an, onStage(), late)).body.id;
    const second = (await register(an, onStage(), longer)).body.id;
    expect((await service.call(routes.signOff, { params: { id: first } }, an)).status).toBe(403);
    expect((await service.call(routes.signOff, { params: { id: second } }, an)).status).toBe(200);
  });
});

describe('the list of a project', () => {
  let list: number;
  beforeAll(async () => {
    list = await makeProject(service, { name: 'Lijst' });
    const lies = await signUp(service, { firstName: 'Lies', lastName: 'Émond', sex: 1, date_of_birth: '2012-06-01' });
    const jef = await signUp(service, { firstName: 'Jef', lastName: 'Aerts', sex: 0, date_of_birth: '1951-06-01' });
    const mo = await signUp(service, { firstName: 'Mo', lastName: 'Zaki', sex: 0, date_of_birth: '1990-06-01' });
    await register(lies, onStage({ roles: [4], talents: 'Ballet' }), list);
    await register(jef, { location: 0, roles: [8, 9], shirtSize: 'L', diet: 'Lactosevrij' }, list);
    await register(mo, onStage({ roles: [3], remarks: 'Enkel in het weekend' }), list);
  });
  const read = (query: object = {}, who: object = staff, id = list) =>
    service.call(routes.list, { params: { projectId: id }, query: query as never }, who);
  const names = async (filters: object, sort?: string) =>
    (await read({ filters, sort })).body.data.map((row) => row.user.lastName);

  it('is sorted by last name and filtered by every filter of the specification', async () => {
    expect(await names({})).toEqual(['Aerts', 'Émond', 'Zaki']);
    expect(await names({}, 'name:desc')).toEqual(['Zaki', 'Émond', 'Aerts']);
    expect(await names({}, 'date:asc')).toEqual(['Émond', 'Aerts', 'Zaki']);
    expect(await names({ text: 'emond li' })).toEqual(['Émond']);
    expect(await names({ onStage: 1 })).toEqual(['Émond', 'Zaki']);
    expect(await names({ onStage: false })).toEqual(['Aerts']);
    expect(await names({ preferred: 9 })).toEqual(['Aerts']);
    expect(await names({ talents: true })).toEqual(['Émond']);
    expect(await names({ remarks: 1 })).toEqual(['Zaki']);
    expect(await names({ sex: 0, minAge: 40 })).toEqual(['Aerts']);
    expect(await names({ maxAge: 17 })).toEqual(['Émond']);
    expect(await names({ auditioning: 1 })).toEqual([]);
  });

  it('shows each part with its sub-right only, and cannot be searched by what is hidden', async () => {
    const reader = { level: 3 as const };
    const [row] = (await read({ items: 1 }, reader)).body.data;
    expect(row).toEqual({
      id: expect.any(Number),
      projectId: list,
      location: 0,
      creationDt: expect.any(String),
      user: { id: expect.any(Number), firstName: 'Jef', lastName: 'Aerts', image: null },
    });
    expect((await read({ filters: { minAge: 40 } }, reader)).status).toBe(403);
    expect((await read({ filters: { talents: true } }, reader)).status).toBe(403);
    const dietReader = { level: 3 as const, projects: { [list]: ['registrations.other' as const] } };
    expect((await read({ items: 1 }, dietReader)).body.data[0]).toMatchObject({ diet: 'Lactosevrij' });
  });

  it('is for that project only, and exported with its own right', async () => {
    const scoped = { level: 0 as const, projects: { [list]: ['registrations.read' as const] } };
    expect((await read({}, scoped)).body.total).toBe(3);
    expect((await read({}, scoped, projectId)).status).toBe(403);
    expect((await read({}, staff, 999_999)).status).toBe(404);
    const params = { projectId: list };
    const file = await service.file(routes.export, { params, query: { filters: { onStage: 1 } } }, staff);
    expect(file).toMatchObject({ status: 200, type: expect.stringContaining('spreadsheetml') });
    const exporter = { level: 0 as const, projects: { [projectId]: ['registrations.export' as const] } };
    expect((await service.file(routes.export, { params }, exporter)).status).toBe(403);
  });

  it('follows the person: a new picture reaches the list and the other services', async () => {
    const an = await signUp(service, { firstName: 'Foto', lastName: 'Graaf' });
    const { id } = (await register(an, onStage(), list)).body;
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const uuid = (await service.call(pictureRoutes.update, { body: { image } }, an)).body.image;
    const told = (await sent(service, 'volunteers.registration.changed.v1')).filter((d) => d.id === id);
    expect(told.at(-1)).toMatchObject({ version: 2, image: uuid });
    const scoped = { level: 0 as const, projects: { [list]: ['registrations.read' as const] } };
    expect((await service.file(pictureRoutes.show, { params: { uuid } }, scoped)).status).toBe(200);
  });
});

it('everybody lists his own registrations, and no others', async () => {
  const an = await signUp(service);
  expect((await service.call(routes.own, {}, an)).body.total).toBe(0);
  const { id } = (await register(an)).body;
  const own = (await service.call(routes.own, {}, an)).body;
  expect(own.data).toEqual([expect.objectContaining({ id, maySignOff: true })]);
  expect(own.data[0].project.name).toBe('Stoet');
});
