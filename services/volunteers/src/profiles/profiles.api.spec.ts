import { createProfile } from '@stoet/contracts/volunteers/profile.events';
import { pictureRoutes, profileRoutes as routes, sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import type { TestService } from '@stoet/service-kit/testing';
import sharp from 'sharp';
import { administrator, person, sent, signUp, startVolunteers } from '../testing';

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8590c' } });
const dataUrl = async () => `data:image/png;base64,${(await pixels(300, 400).png().toBuffer()).toString('base64')}`;
const staff = { level: 2 as const, account: 9002, profile: 9002 };

let service: TestService;
beforeAll(async () => {
  service = await startVolunteers();
});
afterAll(() => service.stop());
const profiles = () => service.connection.collection('profiles');

describe('sign-up', () => {
  it('makes one profile however often it is asked, and tells who it belongs to', async () => {
    const command = { sagaId: 'sign-up:1', accountId: 1, person: person({ firstName: 'Één' }) };
    const id = await service.publish(createProfile, command);
    await service.publish(createProfile, command, id);
    await service.publish(createProfile, command); // the same saga in another message
    await signUp(service, { firstName: 'Later' });
    expect(await profiles().countDocuments({ accountId: 1 })).toBe(1);
    const [created] = (await sent(service, 'volunteers.profile.created.v1')).filter((d) => d.accountId === 1);
    expect(created).toMatchObject({ sagaId: 'sign-up:1', version: 1, firstName: 'Één', canEditClothingSizes: true });
    expect(created).not.toHaveProperty('pin');
    expect(await sent(service, 'volunteers.profile.pin.v1')).toContainEqual(
      expect.objectContaining({ id: created.id, pin: expect.stringMatching(/^\d{5}$/) }),
    );
  });

  it('keeps the picture, and shows it to its owner and who may read users only', async () => {
    const jpeg = (await pixels(200, 200).jpeg().toBuffer()).toString('base64');
    const an = await signUp(service, { image: jpeg });
    const { body } = await service.call(routes.one, { params: { id: an.profile } }, an);
    const show = { params: { uuid: body.image! } };
    expect(await service.file(pictureRoutes.show, show, an)).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect((await service.file(pictureRoutes.show, show, staff)).status).toBe(200);
    expect((await service.file(pictureRoutes.show, show, await signUp(service))).status).toBe(404);
  });
});

describe('a profile', () => {
  it('is shown whole to its owner, but for the remarks of the staff', async () => {
    const an = await signUp(service);
    const { body } = await service.call(routes.one, { params: { id: an.profile } }, an);
    expect(body).toMatchObject({
      date_of_birth: '1986-09-21',
      email: 'an.peeters@stoet.test',
      sizes: { shirtSize: 'M' },
    });
    expect(body.settings).toEqual({ pictures: true, pin: expect.stringMatching(/^\d{5}$/) });
    expect(body).not.toHaveProperty('owner_remarks');
  });

  it('hides from staff what no sub-right shows, and is unknown to other volunteers', async () => {
    const an = await signUp(service);
    const params = { id: an.profile };
    const seen = (await service.call(routes.one, { params }, staff)).body;
    expect(seen).toEqual({
      id: an.profile,
      firstName: 'An',
      lastName: 'Peeters',
      image: null,
      creationDt: expect.any(String),
      settings: {},
      certificate: null,
    });
    const contact = { ...staff, rights: ['users.contact' as const] };
    expect((await service.call(routes.one, { params }, contact)).body).toMatchObject({ cellPhone: '0473 44 55 66' });
    expect((await service.call(routes.one, { params }, await signUp(service))).status).toBe(404);
    expect((await service.call(routes.one, { params: { id: 999_999 } }, administrator)).body.message).toBe(
      'Gebruiker niet gevonden',
    );
  });

  it('gets another one beside it in the same account, with the address of the account', async () => {
    const an = await signUp(service, { email: 'thuis@stoet.test' });
    const body = {
      privacy: true as const,
      firstName: 'Lotte',
      lastName: 'Peeters',
      dateOfBirth: '2014-05-01',
      sex: 1 as const,
      countryOfBirth: 'België',
      origin: 'Belg',
      tShirt: '140' as const,
      streetName: 'Herentalsstraat',
      houseNumber: '48',
      cityName: 'Turnhout',
      zipCode: '2300',
      cell: '0473 44 55 66',
    };
    const made = await service.call(routes.addOwn, { body }, an);
    expect(made).toMatchObject({ status: 201, body: { message: 'Het nieuwe profiel werd succesvol aangemaakt' } });
    const linked = await service.call(routes.linked, { params: { id: an.profile } }, an);
    expect(linked.body.data.map((p) => p.firstName)).toEqual(['An', 'Lotte']);
    const lotte = await service.call(routes.one, { params: { id: made.body.id } }, an);
    expect(lotte.body).toMatchObject({ email: 'thuis@stoet.test', nationality: 'Belg', origin: 'België' });
    const { cell: _none, ...unreachable } = body;
    expect((await service.call(routes.addOwn, { body: unreachable }, an)).body.fields).toEqual({
      cell: 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.',
    });
  });

  it('takes a new picture, made square, and forgets the old one', async () => {
    const an = await signUp(service);
    const first = await service.call(pictureRoutes.update, { body: { image: await dataUrl() } }, an);
    const second = await service.call(pictureRoutes.update, { body: { image: await dataUrl() } }, an);
    const { bytes } = await service.file(pictureRoutes.show, { params: { uuid: second.body.image } }, an);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
    const kept = await service.connection.collection('files.files').countDocuments({ _id: first.body.image as never });
    expect(kept).toBe(0);
    const foreign = { body: { id: an.profile, image: await dataUrl() } };
    expect((await service.call(pictureRoutes.update, foreign, await signUp(service))).status).toBe(404);
    expect((await service.call(pictureRoutes.update, foreign, staff)).status).toBe(403);
    const text = { body: { image: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` } };
    expect((await service.call(pictureRoutes.update, text, an)).status).toBe(415);
  });
});

describe('sizes', () => {
  const cm = { height: 172, chest: 95, waist: 80, hipSize: 100, headSize: 57, clothingSize: '40' as const };

  it('are changed by their owner until they are frozen', async () => {
    const an = await signUp(service);
    const body = { id: an.profile, shirtSize: 'L' as const, ...cm };
    expect((await service.call(sizesRoutes.update, { body }, an)).status).toBe(200);
    const read = await service.call(sizesRoutes.read, { params: { id: an.profile } }, an);
    expect(read.body).toEqual({ shirtSize: 'L', ...cm, clothingFrozen: false, editable: true });
    expect((await service.call(sizesRoutes.update, { body: { ...body, clothingFrozen: true } }, an)).status).toBe(403);
    const freeze = { body: { ...body, clothingFrozen: true } };
    expect((await service.call(sizesRoutes.update, freeze, administrator)).status).toBe(200);
    expect((await service.call(sizesRoutes.update, { body }, an)).body).toMatchObject({
      code: 'forbidden',
      message: 'Voorlopig kan je geen kleding-maten aanpassen',
    });
    const thaw = { body: { ...body, clothingFrozen: false } };
    expect((await service.call(sizesRoutes.update, thaw, administrator)).status).toBe(200);
  });

  it('stay within their bounds, and what was known stays known', async () => {
    const an = await signUp(service);
    const body = { id: an.profile, shirtSize: 'L' as const, ...cm };
    await service.call(sizesRoutes.update, { body }, an);
    expect((await service.call(sizesRoutes.update, { body: { ...body, height: 231 } }, an)).body.fields).toEqual({
      height: 'Geef een waarde tussen 50 en 230',
    });
    expect((await service.call(sizesRoutes.update, { body: { ...body, height: null } }, an)).body.fields).toEqual({
      height: 'Veld mag niet leeg zijn',
    });
  });
});

describe('the list', () => {
  it('is sorted by last name, found by words, sex and age, and told apart by rights', async () => {
    await signUp(service, { firstName: 'Zoë', lastName: 'Aerts', sex: 1, date_of_birth: '2010-01-01' });
    await signUp(service, { firstName: 'Bram', lastName: 'Zwijsen', sex: 0, date_of_birth: '1950-01-01' });
    const names = async (query: object, who: object = administrator) => {
      const { status, body } = await service.call(routes.list, { query }, who);
      return status === 200 ? body.data.map((row) => row.lastName) : status;
    };
    const all = (await names({})) as string[];
    expect(all).toEqual([...all].sort());
    expect(await names({ filters: { text: 'aer zoe' } })).toEqual(['Aerts']);
    expect(await names({ filters: { sex: 0, minAge: 65 } })).toEqual(['Zwijsen']);
    expect(await names({ filters: { maxAge: 20 }, sort: 'date_of_birth:desc' })).toContain('Aerts');
    expect(await names({ filters: { minAge: 65 } }, staff)).toBe(403);
    expect(await names({ filters: { text: 'opm:x' } }, staff)).toBe(403);
    expect(await names({ filters: { text: 'opm:x' } })).toEqual([]);
  });

  it('offers the look-ups of the forms: Belgium first, entry 0 of the parts of town first', async () => {
    expect((await service.call(lookupRoutes.countries)).body.data[0]).toEqual({ id: 56, name: 'België' });
    const towns = (await service.call(lookupRoutes.partsOfTown, {}, { level: 0 })).body.data;
    expect(towns[0]).toEqual({ id: 0, name: 'Ik woon niet in Turnhout' });
    const roles = (await service.call(lookupRoutes.preferenceRoles, {}, { level: 0 })).body.data;
    expect(roles.map((r) => r.id)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
    expect(roles.filter((r) => r.onStage).map((r) => r.role)).toEqual([
      'Acteren',
      'Figureren',
      'Zingen',
      'Dansen',
      'Musiceren',
    ]);
  });
});
