import { castRoutes } from '@stoet/contracts/production/cast.contract';
import { groupRoutes } from '@stoet/contracts/production/group.contract';
import { locationRoutes } from '@stoet/contracts/production/location.contract';
import { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
import { sceneGroupRoutes, sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { participantRoutes } from '@stoet/contracts/production/participant.contract';
import type { TestCaller, TestService } from '@stoet/service-kit/testing';
import { admin, Factory } from '../testing/factory';
import { startProduction } from '../testing/start-production';

const PROJECT = 1;
const OTHER = 2;
const inOther: TestCaller = {
  account: 7,
  profile: 70,
  projects: { [OTHER]: ['roles.read', 'roles.create', 'roles.update', 'roles.delete', 'roles.addusers', 'casts.read'] },
};

describe('locations, types, casts, roles, groups and scenes', () => {
  let service: TestService;
  let make: Factory;
  beforeAll(async () => {
    service = await startProduction();
    make = new Factory(service);
    await make.project(PROJECT, 'Stoet 2026');
    await make.project(OTHER);
    await make.register(PROJECT, 11);
    await make.register(PROJECT, 12, false);
  });
  afterAll(() => service.stop());

  it('takes names and abbreviations of the lengths of the specification', async () => {
    const wrong = { name: 'ab', identifier: 'TELANG' };
    const location = await service.call(locationRoutes.create, { body: wrong }, admin);
    expect(location.body.fields).toEqual({
      name: 'min. 3 en max. 30 karakters',
      identifier: 'min. 1 en max. 5 karakters',
    });
    expect((await service.call(repetitionTypeRoutes.create, { body: { name: 'x'.repeat(31) } }, admin)).status).toBe(
      400,
    );
    expect((await service.call(castRoutes.create, { body: { name: 'ab' } }, admin)).status).toBe(400);
    const role = { projectId: PROJECT, identifier: '', name: '' };
    expect((await service.call(projectRoleRoutes.create, { body: role }, admin)).body.fields).toEqual({
      identifier: 'Veld mag niet leeg zijn',
      name: 'Veld mag niet leeg zijn',
    });
  });

  it('does not delete what is in use', async () => {
    await make.place();
    const cast = await make.cast(null);
    const repetition = await make.makeRepetition(PROJECT, 600, { cast });
    const { locationId, typeId } = make;
    const remove = () =>
      Promise.all([
        service.call(locationRoutes.remove, { params: { id: locationId } }, admin),
        service.call(repetitionTypeRoutes.removeMany, { body: { ids: [typeId] } }, admin),
        service.call(castRoutes.remove, { params: { id: cast } }, admin),
      ]);
    expect((await remove()).map((a) => [a.status, a.body.message])).toEqual([
      [409, 'Locatie De Warande wordt gebruikt door een repetitie'],
      [409, 'Repetitietype Doorloop wordt gebruikt door een repetitie'],
      [409, 'Cast Rode cast wordt gebruikt door een repetitie'],
    ]);
    await service.connection.collection<{ _id: number }>('repetitions').deleteOne({ _id: repetition });
    expect((await remove()).map((a) => a.status)).toEqual([200, 200, 200]);
  });

  it('lets whoever plans repetitions choose a location, and nobody change one without the right', async () => {
    await make.place();
    const planner: TestCaller = { account: 8, profile: 80, projects: { [PROJECT]: ['repetitions.create'] } };
    expect((await service.call(locationRoutes.list, {}, planner)).status).toBe(200);
    expect((await service.call(locationRoutes.remove, { params: { id: make.locationId } }, planner)).status).toBe(403);
    expect((await service.call(locationRoutes.list, {}, { account: 9, profile: 90 })).status).toBe(403);
  });

  it('keeps a project’s records to who holds the right there', async () => {
    const id = await make.role(PROJECT);
    const { name } = { name: 'Gestolen' };
    const body = { identifier: 'R1', name };
    expect((await service.call(projectRoleRoutes.one, { params: { id } }, inOther)).status).toBe(404);
    expect((await service.call(projectRoleRoutes.update, { params: { id }, body }, inOther)).status).toBe(404);
    expect((await service.call(projectRoleRoutes.remove, { params: { id } }, inOther)).status).toBe(404);
    expect((await service.call(projectRoleRoutes.list, { params: { projectId: PROJECT } }, inOther)).status).toBe(403);
    const create = { ...body, projectId: PROJECT };
    expect((await service.call(projectRoleRoutes.create, { body: create }, inOther)).status).toBe(403);
    const users = { params: { projectId: OTHER, roleId: id }, body: { users: [] } };
    expect((await service.call(projectRoleRoutes.setUsers, users, inOther)).status).toBe(404);
    expect((await service.call(projectRoleRoutes.setUsers, users, admin)).status).toBe(404);
  });

  it('shows casts of the projects one may read, and those of all', async () => {
    const [own, all, foreign] = [await make.cast(OTHER), await make.cast(null), await make.cast(PROJECT)];
    const { body } = await service.call(castRoutes.list, {}, inOther);
    expect(body.data.map((c) => c.id).sort()).toEqual([own, all].sort());
    expect((await service.call(castRoutes.one, { params: { id: foreign } }, inOther)).status).toBe(404);
    const ofProject = await service.call(castRoutes.list, { query: { filters: { projectId: PROJECT } } }, admin);
    expect(ofProject.body.data.find((c) => c.id === foreign)?.projectName).toBe('Stoet 2026');
    expect(ofProject.body.data.some((c) => c.id === own)).toBe(false);
  });

  it('sorts roles by identifier as people count, and finds them by the beginning of a word', async () => {
    for (const identifier of ['R10', 'R2'])
      await service.call(
        projectRoleRoutes.create,
        { body: { projectId: OTHER, identifier, name: `Élise ${identifier}`, speaking: 1 } },
        admin,
      );
    const params = { projectId: OTHER };
    const list = await service.call(projectRoleRoutes.list, { params, query: { filters: { text: 'elis' } } }, inOther);
    expect(list.body.data.map((r) => r.identifier)).toEqual(['R2', 'R10']);
    const silent = await service.call(projectRoleRoutes.list, { params, query: { filters: { speaking: 0 } } }, inOther);
    expect(silent.body.total).toBe(0);
  });

  it('links people who are registered, and nobody else', async () => {
    const id = await make.role(PROJECT, 'Koning');
    const cast = await make.cast(PROJECT);
    const params = { projectId: PROJECT, roleId: id };
    const set = (users: object[]) =>
      service.call(projectRoleRoutes.setUsers, { params, body: { users } } as never, admin);
    expect((await set([{ userId: 11, castId: cast }, { userId: 12 }])).body).toEqual({
      message: "Medewerkers van rol 'Koning' werden succesvol gewijzigd",
    });
    expect((await set([{ userId: 999 }])).body.message).toBe(
      'Voor deze gebruiker kon de inschrijving niet worden gevonden',
    );
    expect((await set([{ userId: 11 }, { userId: 11, castId: cast }])).status).toBe(400);
    const { body } = await service.call(projectRoleRoutes.users, { params }, admin);
    expect(body.data.map((u) => [u.userId, u.castId, u.onStage])).toEqual([
      [11, cast, true],
      [12, null, false],
    ]);
    expect((await service.call(projectRoleRoutes.one, { params: { id } }, admin)).body.userCount).toBe(2);
    expect((await service.call(castRoutes.remove, { params: { id: cast } }, admin)).status).toBe(409);
    const people = await service.call(participantRoutes.list, { params: { projectId: PROJECT } }, admin);
    expect(people.body.data.map((p) => p.id)).toEqual([11, 12]);
  });

  it('puts groups and roles of the same project in a scene, also several at once', async () => {
    const scene = await make.scene(PROJECT);
    const groups = [await make.group(PROJECT), await make.group(PROJECT), await make.group(PROJECT)];
    const add = (groupId: number) =>
      service.call(sceneRoutes.addGroup, { params: { id: scene }, body: { groupId } }, admin);
    await Promise.all(groups.map(add));
    expect((await add(await make.group(OTHER))).status).toBe(404);
    const one = () => service.call(sceneRoutes.one, { params: { id: scene } }, admin);
    expect((await one()).body.groups.map((g) => g.id).sort()).toEqual(groups.sort());
    await service.call(groupRoutes.remove, { params: { id: groups[0] } }, admin);
    expect((await one()).body.groupCount).toBe(2);
  });

  it('keeps scenes in scene groups of their own project', async () => {
    const made = await service.call(
      sceneGroupRoutes.create,
      { body: { projectId: PROJECT, identifier: 'A', name: 'Ochtend' } },
      admin,
    );
    const groupId = made.body.id;
    const scene = { identifier: 'S1', name: 'De markt', groupId };
    expect((await service.call(sceneRoutes.create, { body: { ...scene, projectId: OTHER } }, admin)).status).toBe(404);
    await service.call(sceneRoutes.create, { body: { ...scene, projectId: PROJECT } }, admin);
    const query = { filters: { group: groupId } };
    const list = await service.call(sceneRoutes.list, { params: { projectId: PROJECT }, query }, admin);
    expect(list.body.data.map((s) => s.groupName)).toEqual(['Ochtend']);
    expect((await service.call(sceneGroupRoutes.remove, { params: { id: groupId } }, admin)).body.message).toBe(
      'Scenegroep Ochtend bevat nog scenes',
    );
  });
});
