import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { rackRoutes } from '@stoet/contracts/clothing/attribute.contract';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import type { TestService } from '@stoet/service-kit/testing';
import { ADMIN, Depot, orderOf, startClothing } from '../clothing.factory';
import { addDays, today } from '../days';

let service: TestService;
let depot: Depot;
beforeAll(async () => {
  service = await startClothing();
  depot = new Depot(service);
  await service.call(rackRoutes.create, { body: { id: 7, description: 'Wand' } }, ADMIN);
});
afterAll(() => service.stop());

const read = async (id: number) => (await service.call(articleRoutes.one, { params: { id } }, ADMIN)).body;
const list = async (filters: object) =>
  (await service.call(articleRoutes.list, { query: { filters } }, ADMIN)).body.data.map((a) => a.id);

describe('what an article is', () => {
  it('has the number that it is given; the next free one is offered', async () => {
    const { body } = await service.call(articleRoutes.next, {}, ADMIN);
    const id = await depot.article({ id: body.id, rackId: 7, tags: 'rood|1900' });
    expect(await read(id)).toMatchObject({ id, tags: 'rood|1900', stock: 1, rack: { id: 7, description: 'Wand' } });
    expect((await service.call(articleRoutes.next, {}, ADMIN)).body.id).toBe(id + 1);
  });

  it('is found by number, words, remarks and each filter', async () => {
    const id = await depot.article({ description: 'Fluwelen kostuum', remarks: 'Naad los', rackId: 7 });
    expect(await list({ text: String(id).padStart(6, '0') })).toEqual([id]);
    expect(await list({ text: 'kost fluw' })).toEqual([id]);
    expect(await list({ text: 'opm:naad' })).toEqual([id]);
    expect(await list({ text: 'naad' })).toEqual([]);
    expect(await list({ description: 'fluwelen k', rack: 7, accessoire: false, status: 1 })).toEqual([id]);
    expect(await list({ description: 'fluwelen k', status: 2 })).toEqual([]);
  });

  it('refuses what does not exist, and several pieces of a garment', async () => {
    const categoryId = await depot.categoryId();
    const create = (fields: object) =>
      service.call(articleRoutes.create, { body: { id: 77, description: 'X', categoryId, ...fields } }, ADMIN);
    expect((await create({ rackId: 404 })).body.fields).toEqual({ rackId: 'Rek niet gevonden' });
    expect((await create({ amount: 3 })).body.fields).toHaveProperty('amount');
    expect((await create({ id: 1_000_000 })).status).toBe(400);
    expect((await create({ rented: true })).body.fields).toEqual({ rented: 'Onbekend veld' });
    expect((await service.call(articleRoutes.one, { params: { id: 77 } }, ADMIN)).body.message).toBe(
      'Artikel niet gevonden',
    );
  });

  it('asks before a number of an inactive article is used again, and refuses one in use', async () => {
    const id = await depot.article();
    const body = { id, description: 'Nieuwe jas', categoryId: await depot.categoryId() };
    expect((await service.call(articleRoutes.create, { body }, ADMIN)).body.fields).toHaveProperty('id');
    await service.call(articleRoutes.remove, { params: { id } }, ADMIN);
    const asked = await service.call(articleRoutes.create, { body }, ADMIN);
    expect(asked).toMatchObject({ status: 409, body: { details: { title: expect.stringContaining('opnieuw') } } });
    expect((await service.call(articleRoutes.create, { body: { ...body, force: true } }, ADMIN)).status).toBe(201);
    expect(await read(id)).toMatchObject({ description: 'Nieuwe jas', active: true });
  });

  it('is made inactive only by who may delete', async () => {
    const id = await depot.article();
    const editor = { rights: ['articles.read', 'articles.update'] as const };
    const who = { rights: [...editor.rights] };
    const { categoryId } = await read(id);
    const body = { description: 'Jas', categoryId, active: false };
    expect((await service.call(articleRoutes.update, { params: { id }, body }, who)).status).toBe(403);
    expect((await service.call(articleRoutes.remove, { params: { id } }, who)).status).toBe(403);
    expect((await read(id)).active).toBe(true);
    expect((await service.call(articleRoutes.list, {}, { level: 0 })).status).toBe(403);
  });

  it('changes together, except what is lent', async () => {
    const [one, two] = [await depot.article(), await depot.article()];
    const bulk = (changes: object, force = false) =>
      service.call(articleRoutes.bulk, { body: { configs: { ids: [one, two] }, changes, force } }, ADMIN);
    expect((await bulk({ rackId: 7, washing: true })).body.message).toBe('Artikels werden gewijzigd');
    expect(await read(two)).toMatchObject({ rackId: 7, rack: { description: 'Wand' }, washing: true, stock: 0 });
    await bulk({ washing: false });
    await depot.order(orderOf([one]));
    expect((await bulk({ active: false })).status).toBe(409);
    expect((await read(two)).active).toBe(true);
    expect((await bulk({ active: false }, true)).status).toBe(200);
    expect((await bulk({ accessoire: true }, true)).status).toBe(409);
  });

  it('exports what is listed', async () => {
    expect((await service.file(articleRoutes.export, {}, { rights: ['articles.read'] })).status).toBe(403);
    expect((await service.file(articleRoutes.export, {}, ADMIN)).type).toContain('spreadsheetml');
  });
});

describe('coming back', () => {
  it('goes in its rack, and in the wash', async () => {
    const id = await depot.article();
    const status = (body: object) => service.call(articleRoutes.status, { params: { id }, body: body as never }, ADMIN);
    expect((await status({ status: 3 })).body.message).toBe('Artikel staat gemarkeerd als Naar wasserij');
    expect(await read(id)).toMatchObject({ washing: true, stock: 0 });
    expect((await status({ status: 1 })).body.fields).toEqual({ rackId: 'Gelieve een reknummer in te vullen' });
    expect((await status({ status: 1, rackId: 7 })).body.message).toBe('Artikel staat gemarkeerd als In rek');
    expect(await read(id)).toMatchObject({ washing: false, stock: 1, rackId: 7 });
    const unknown = await service.call(articleRoutes.status, { params: { id: 999_999 }, body: { status: 3 } }, ADMIN);
    expect(unknown.body.message).toBe('Artikel niet gevonden');
  });

  it('says who has it first, then closes the loan and adds the fine of a late one', async () => {
    const id = await depot.article();
    const order = await depot.order(orderOf([id], { fromDt: addDays(today(), -34), toDt: addDays(today(), -4) }));
    const back = (force: boolean) =>
      service.call(articleRoutes.status, { params: { id }, body: { status: 1, rackId: 7, force } }, ADMIN);
    const asked = await back(false);
    expect(asked).toMatchObject({
      status: 409,
      body: {
        message: 'Artikel in gebruik',
        details: { rentals: [{ id: order, name: 'Toneelhuis bvba', pieces: 1, fine: 2 }], persons: [] },
      },
    });
    expect((await back(true)).status).toBe(200);
    expect(await read(id)).toMatchObject({ rented: false, stock: 1 });
    const { body } = await service.call(orderRoutes.one, { params: { id: order } }, ADMIN);
    expect(body).toMatchObject({ outstanding: 0, fine: 2, items: [{ returned: 1 }] });
    expect((await service.call(articleRoutes.rentInfo, { params: { id } }, ADMIN)).body.rentals).toEqual([]);
  });

  it('inactive leaves the loan open: what does not come back is still to be paid', async () => {
    const id = await depot.article();
    const order = await depot.order(orderOf([id]));
    expect((await service.call(articleRoutes.remove, { params: { id } }, ADMIN)).status).toBe(409);
    const forced = await service.call(articleRoutes.remove, { params: { id }, query: { force: 'true' } }, ADMIN);
    expect(forced.body.message).toBe('Artikel is nu inactief');
    const { body } = await service.call(orderRoutes.one, { params: { id: order } }, ADMIN);
    expect(body.outstanding).toBe(1);
  });
});
