import { projectRoutes as routes } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import type { TestService } from '@stoet/service-kit/testing';
import { administrator, fromNow, HOUR, makeProject, onStage, project, sent, signUp, startVolunteers } from '../testing';

let service: TestService;
beforeAll(async () => {
  service = await startVolunteers();
});
afterAll(() => service.stop());

const PAST = { openFrom: fromNow(-900 * HOUR), closedFrom: fromNow(-25 * HOUR), closedOffStage: fromNow(-25 * HOUR) };
const COMING = { openFrom: fromNow(HOUR) };
const idsFor = async (who: object, filters: object = {}) => {
  const { body } = await service.call(routes.list, { query: { filters, items: 500 } as never }, who);
  return body.data.map((p) => p.id);
};

it('is made, changed and read by who has the right, and each change is told', async () => {
  const id = await makeProject(service, { name: 'Stoet 2026', rolesOpen: '2026-05-01T10:00:00+02:00' });
  const one = await service.call(routes.one, { params: { id } }, administrator);
  expect(one.body).toMatchObject({ id, name: 'Stoet 2026', rolesOpen: '2026-05-01T08:00:00.000Z', mode: 'both' });
  const body = project({ name: 'Stoet van 2026' });
  expect((await service.call(routes.update, { params: { id }, body }, administrator)).body.message).toBe(
    'Project werd succesvol gewijzigd',
  );
  const told = (await sent(service, 'volunteers.project.changed.v1')).filter((d) => d.id === id);
  expect(told.map((d) => [d.version, d.name])).toEqual([
    [1, 'Stoet 2026'],
    [2, 'Stoet van 2026'],
  ]);
});

it('needs its name and dates, in the words of the specification', async () => {
  const refused = await service.call(
    routes.create,
    { body: { name: 'ab', auditionHint: 'kort' } as never },
    administrator,
  );
  expect(refused.body.fields).toEqual({
    name: 'min. 3 en max. 255 karakters',
    auditionHint: 'min. 10 en max. 255 karakters',
    openFrom: 'Veld mag niet leeg zijn',
    closedFrom: 'Veld mag niet leeg zijn',
    closedOffStage: 'Veld mag niet leeg zijn',
    projectClosed: 'Veld mag niet leeg zijn',
  });
});

it('shows participants what is open, and staff everything, active and inactive apart', async () => {
  const [open, past, coming] = [
    await makeProject(service),
    await makeProject(service, PAST),
    await makeProject(service, COMING),
  ];
  const an = await signUp(service);
  expect(await idsFor(an)).toContain(open);
  expect(await idsFor(an)).not.toEqual(expect.arrayContaining([past]));
  expect(await idsFor(an)).not.toEqual(expect.arrayContaining([coming]));
  expect(await idsFor(administrator)).toEqual(expect.arrayContaining([open, past, coming]));
  expect(await idsFor(administrator, { inactive: 1 })).toEqual([past]);
  expect(await idsFor(administrator, { inactive: 0 })).not.toContain(past);
  expect((await service.call(routes.one, { params: { id: coming } }, an)).status).toBe(404);
  const inProject = { ...an, projects: { [coming]: ['projects.read' as const] } };
  expect(await idsFor(inProject)).toContain(coming);
});

it('says whether the reader is registered, and under which number', async () => {
  const id = await makeProject(service);
  const an = await signUp(service);
  const params = { projectId: id, userId: an.profile };
  const { body } = await service.call(registrationRoutes.create, { params, body: onStage() }, an);
  expect((await service.call(routes.one, { params: { id } }, an)).body).toMatchObject({
    registered: true,
    registrationId: body.id,
  });
  expect((await service.call(routes.one, { params: { id } }, administrator)).body.registered).toBe(false);
});

it('is deleted with its registrations only when that was confirmed', async () => {
  const id = await makeProject(service, { name: 'Weg ermee' });
  const an = await signUp(service);
  await service.call(registrationRoutes.create, { params: { projectId: id, userId: an.profile }, body: onStage() }, an);
  const refused = await service.call(routes.remove, { params: { id } }, administrator);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Met project Weg ermee worden ook 1 inschrijving verwijderd', details: { registrations: 1 } },
  });
  expect((await service.call(routes.removeMany, { body: { ids: [id] } }, administrator)).status).toBe(409);
  const removed = await service.call(routes.remove, { params: { id }, query: { force: true } }, administrator);
  expect(removed.body.message).toBe('Project werd succesvol verwijderd');
  expect(await service.connection.collection('registrations').countDocuments({ projectId: id })).toBe(0);
  expect(await sent(service, 'volunteers.project.deleted.v1')).toContainEqual({ id, name: 'Weg ermee' });
});

it('is not changed by who only reads it, nor by a right in another project', async () => {
  const [id, other] = [await makeProject(service), await makeProject(service)];
  const an = await signUp(service);
  const body = project({ name: 'Gekaapt' });
  const elsewhere = { ...an, projects: { [other]: ['projects.update' as const, 'projects.delete' as const] } };
  expect((await service.call(routes.update, { params: { id }, body }, elsewhere)).status).toBe(403);
  expect((await service.call(routes.remove, { params: { id } }, elsewhere)).status).toBe(403);
  expect(
    (await service.call(routes.create, { body }, { ...an, projects: { [other]: ['projects.create'] } })).status,
  ).toBe(403);
  expect((await service.call(routes.update, { params: { id }, body }, { level: 3 })).status).toBe(403);
});
