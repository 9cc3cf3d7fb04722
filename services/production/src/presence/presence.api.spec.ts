import { repetitionRoutes, presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { groupRoutes } from '@stoet/contracts/production/group.contract';
import { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { registrationRemoved } from '@stoet/contracts/volunteers/registration.events';
import type { TestCaller, TestService } from '@stoet/service-kit/testing';
import { admin, Factory, inMinutes } from '../testing/factory';
import { startProduction } from '../testing/start-production';

const PROJECT = 1;
const OTHER = 2;
const an: TestCaller = { account: 5, profile: 11 };
const doorkeeper: TestCaller = {
  account: 6,
  profile: 60,
  projects: { [PROJECT]: ['repetitions.read', 'repetitions.present'] },
};

describe('attendance', () => {
  let service: TestService;
  let make: Factory;
  beforeAll(async () => {
    service = await startProduction();
    make = new Factory(service);
    await make.project(PROJECT);
    await make.project(OTHER);
    await make.place();
    for (const profile of [11, 12, 13]) await make.register(PROJECT, profile);
    await make.register(PROJECT, 20, false);
    await make.register(OTHER, 30);
    await make.pin(11, '00011');
    await make.pin(12, '00012');
    await make.pin(30, '00030');
  });
  afterAll(() => service.stop());

  const presence = (id: number, who = admin) => service.call(presenceRoutes.list, { params: { id } }, who);
  const people = async (id: number) => (await presence(id)).body.data.map((d) => d.id);
  const mark = (id: number, body: object, who: TestCaller) =>
    service.call(presenceRoutes.mark, { params: { id }, body } as never, who);
  const pin = (id: number, code: string, who = doorkeeper, more = {}) =>
    service.call(presenceRoutes.enterPin, { params: { id }, body: { pin: code, ...more } }, who);
  const startsIn = (id: number, minutes: number) =>
    service.connection
      .collection<{ _id: number }>('repetitions')
      .updateOne({ _id: id }, { $set: { startDt: new Date(inMinutes(minutes)) } });

  describe('who is expected', () => {
    it('is everybody on stage, also who registers later, until he signs off', async () => {
      const id = await make.makeRepetition(PROJECT, 600);
      expect(await people(id)).toEqual([11, 12, 13]);
      const registration = await make.register(PROJECT, 14);
      await service.until(async () => (await people(id)).includes(14));
      await service.publish(registrationRemoved, { id: registration, projectId: PROJECT, profileId: 14 });
      await service.until(async () => !(await people(id)).includes(14));
      expect(await people(id)).toEqual([11, 12, 13]);
    });

    it('misses nobody when people register while repetitions are made', async () => {
      const registering = [201, 202, 203, 204].map((profile) => make.register(OTHER, profile));
      const making = [1, 2, 3, 4].map((n) => make.makeRepetition(OTHER, 600 + n));
      const ids = await Promise.all(making);
      await Promise.all(registering);
      await service.until(async () => {
        const lists = await Promise.all(ids.map(people));
        return lists.every((list) => list.length === 5);
      });
    });

    it('follows groups and scenes that were chosen', async () => {
      const group = await make.group(PROJECT);
      const scene = await make.scene(PROJECT);
      const data = { scenes: [scene], groups: [], roles: [], users: [20] };
      const id = await make.makeRepetition(PROJECT, 600, { all: false, data });
      expect(await people(id)).toEqual([20]);
      await service.call(sceneRoutes.addGroup, { params: { id: scene }, body: { groupId: group } }, admin);
      const params = { projectId: PROJECT, groupId: group };
      const saved = await service.call(groupRoutes.setUsers, { params, body: { users: [{ userId: 12 }] } }, admin);
      expect(saved.body).toEqual({ message: 'Medewerkers van groep werden succesvol gewijzigd' });
      expect(await people(id)).toEqual([12, 20]);
      await service.call(groupRoutes.remove, { params: { id: group } }, admin);
      expect(await people(id)).toEqual([20]);
    });
  });

  describe('announcing', () => {
    it('is for oneself, with the words of the specification, and reaches the project and the person', async () => {
      const id = await make.makeRepetition(PROJECT, 600);
      expect((await mark(id, { markedPresent: false, reason: 'ziek' }, an)).body).toEqual({
        message: 'U bent nu afgemeld voor deze repetitie',
      });
      const row = (await presence(id)).body.data.find((d) => d.id === 11);
      expect(row).toMatchObject({ markedPresent: false, reason: 'ziek', state: 0 });
      expect((await mark(id, { markedPresent: true }, an)).body.message).toBe(
        'U bent weer aangemeld voor deze repetitie',
      );
      const event = await service.connection
        .collection('outbox')
        .findOne({ 'envelope.type': 'production.repetition.presence.v1', 'envelope.data.reason': 'ziek' });
      expect(event?.envelope.data).toEqual({
        ...{ repetitionId: id, projectId: PROJECT, profileId: 11 },
        ...{ present: false, markedPresent: false, reason: 'ziek' },
      });
    });

    it('ends 30 minutes before the start, for everybody', async () => {
      const id = await make.makeRepetition(PROJECT, 29);
      for (const who of [an, admin])
        expect(await mark(id, { markedPresent: false, userId: 11 }, who)).toMatchObject({
          status: 409,
          body: { message: 'Aan- of afmelden kan tot 30 minuten voor de start van de repetitie' },
        });
      expect((await presence(id)).body.data.every((d) => d.markedPresent)).toBe(true);
    });

    it('is closed to participants and not to staff when the repetition is closed', async () => {
      const id = await make.makeRepetition(PROJECT, 600);
      const closed = await service.call(repetitionRoutes.close, { body: { ids: [id] } }, admin);
      expect(closed.body).toEqual({ message: 'Repetities werden succesvol gesloten' });
      expect((await mark(id, { markedPresent: false }, an)).status).toBe(409);
      const marked = await mark(id, { markedPresent: false, userId: 11 }, admin);
      expect(marked.body.message).toBe('Voornaam11 Naam011 werd afgemeld voor deze repetitie');
    });

    it('is nobody else’s business', async () => {
      const id = await make.makeRepetition(PROJECT, 600);
      expect((await mark(id, { markedPresent: false, userId: 12 }, an)).status).toBe(404);
      expect((await mark(id, { markedPresent: false }, { account: 8, profile: 30 })).status).toBe(404);
      expect((await mark(id, { reason: 'niets' }, an)).status).toBe(400);
      expect((await presence(id, an)).status).toBe(403);
      const elsewhere: TestCaller = { account: 9, profile: 90, projects: { [OTHER]: ['repetitions.read'] } };
      expect((await presence(id, elsewhere)).status).toBe(404);
    });
  });

  describe('a PIN', () => {
    it('confirms whose it is, and the second time takes that back', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      const first = await pin(id, '00011');
      expect(first.body).toEqual({
        ...{ success: true, firstName: 'Voornaam11', lastName: 'Naam011', present: true },
        message: 'Welkom Voornaam11',
      });
      expect((await presence(id)).body.data.find((d) => d.id === 11)).toMatchObject({ present: true, state: 1 });
      expect((await pin(id, '00011')).body).toMatchObject({ success: true, present: false });
      expect((await pin(id, '00011', doorkeeper, { present: false })).body).toMatchObject({ present: false });
    });

    it('is refused the same way when nobody has it and when he does not take part', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      const wrong = { success: false, firstName: '', lastName: '', message: 'Ongeldige pincode', present: false };
      expect((await pin(id, '99999')).body).toEqual(wrong);
      expect((await pin(id, '00030')).body).toEqual(wrong);
      expect((await pin(id, '0001')).status).toBe(400);
      expect((await pin(id, { $gt: '' } as never)).status).toBe(400);
    });

    it('counts at every repetition that shares the screen', async () => {
      const [one, two] = [await make.makeRepetition(PROJECT, 60), await make.makeRepetition(PROJECT, 70)];
      await pin(one, '00012', doorkeeper, { repetitionIds: [two] });
      for (const id of [one, two]) expect((await presence(id)).body.data.find((d) => d.id === 12)?.present).toBe(true);
    });

    it('is taken inside the window only, and only with registration', async () => {
      const id = await make.makeRepetition(PROJECT, 91);
      expect((await pin(id, '00011')).status).toBe(409);
      await startsIn(id, 89);
      expect((await pin(id, '00011')).status).toBe(200);
      await startsIn(id, -14);
      expect((await pin(id, '00011')).status).toBe(200);
      await startsIn(id, -16);
      expect((await pin(id, '00011')).status).toBe(409);
      const unregistered = await make.makeRepetition(PROJECT, 60, { register: false });
      expect((await pin(unregistered, '00011')).status).toBe(409);
    });

    it('needs the right to take attendance in the project of the repetition', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      expect((await pin(id, '00011', an)).status).toBe(403);
      const reader: TestCaller = { account: 7, profile: 70, projects: { [PROJECT]: ['repetitions.read'] } };
      expect(
        (await pin(id, '00011', { ...reader, projects: { ...reader.projects, [OTHER]: ['repetitions.present'] } }))
          .status,
      ).toBe(403);
      const elsewhere: TestCaller = { account: 9, profile: 90, projects: { [OTHER]: ['repetitions.present'] } };
      expect((await pin(id, '00011', elsewhere)).status).toBe(404);
      expect((await presence(id)).body.data.some((d) => d.present)).toBe(false);
    });

    it('cannot be guessed: the eleventh wrong one in a minute has to wait, on that screen only', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      const guesser: TestCaller = { ...doorkeeper, account: 77 };
      const tries = await Promise.all(Array.from({ length: 14 }, (_, n) => pin(id, String(90_000 + n), guesser)));
      expect(tries.filter((t) => t.status === 200)).toHaveLength(10);
      const refused = tries.filter((t) => t.status === 429);
      expect(refused).toHaveLength(4);
      expect((await pin(id, '00011', guesser)).status).toBe(429);
      expect((await pin(id, '00011')).body.success).toBe(true);
    });

    it('is not throttled by right ones', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      for (let n = 0; n < 12; n++) expect((await pin(id, '00011')).body.success).toBe(true);
    });

    it('is shown only with the right to see PINs', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      expect((await presence(id, doorkeeper)).body.data[0].settings).toBeNull();
      expect((await presence(id)).body.data[0].settings).toEqual({ pin: '00011' });
    });

    it('leaves one confirmation when it is entered many times at once', async () => {
      const id = await make.makeRepetition(PROJECT, 60);
      const body = { present: true };
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pin(id, '00011', doorkeeper, body)));
      expect(answers.every((a) => a.body.success)).toBe(true);
      expect((await presence(id)).body.data.filter((d) => d.present)).toHaveLength(1);
    });
  });

  it('gives the attendance list as a spreadsheet', async () => {
    const id = await make.makeRepetition(PROJECT, 60);
    const file = await service.file(presenceRoutes.export, { query: { repetitionId: id } }, admin);
    expect(file.status).toBe(200);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    const refused = await service.file(presenceRoutes.export, { query: { repetitionId: id } }, doorkeeper);
    expect(refused.status).toBe(403);
  });
});
