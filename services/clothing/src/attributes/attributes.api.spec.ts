import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { colorRoutes, fabricRoutes, rackRoutes, sizeRoutes } from '@stoet/contracts/clothing/attribute.contract';
import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import type { TestService } from '@stoet/service-kit/testing';
import { ADMIN, Depot, startClothing } from '../clothing.factory';
import { addDays, today } from '../days';

let service: TestService;
let depot: Depot;
beforeAll(async () => {
  service = await startClothing();
  depot = new Depot(service);
});
afterAll(() => service.stop());

const PRICES = { priceA: 1.5, priceB: 2, priceC: 3, priceD: 4, priceE: 5 };

describe('racks, sizes, fabrics, patterns, colours', () => {
  it('each has its own words for the same thing', async () => {
    const size = await service.call(sizeRoutes.create, { body: { size: 'XL' } }, ADMIN);
    expect(size).toMatchObject({ status: 201, body: { message: 'Kledij-maat werd succesvol aangemaakt' } });
    const fabric = await service.call(fabricRoutes.create, { body: { type: 'Fluweel' } }, ADMIN);
    const one = await service.call(fabricRoutes.one, { params: { id: fabric.body.id } }, ADMIN);
    expect(one.body).toEqual({ id: fabric.body.id, type: 'Fluweel' });
    expect((await service.call(sizeRoutes.create, { body: { size: ' ' } }, ADMIN)).body.fields).toEqual({
      size: 'Veld mag niet leeg zijn',
    });
    expect((await service.call(fabricRoutes.create, { body: { type: 'fluweel' } }, ADMIN)).status).toBe(409);
  });

  it('a rack has the number that it is given, once', async () => {
    const body = { id: 12, description: 'Jassen links' };
    expect((await service.call(rackRoutes.create, { body }, ADMIN)).body.id).toBe(12);
    const again = await service.call(rackRoutes.create, { body }, ADMIN);
    expect(again).toMatchObject({ status: 409, body: { fields: { id: 'Rek 12 bestaat al' } } });
    const found = await service.call(rackRoutes.list, { query: { filters: { text: '12' } } }, ADMIN);
    expect(found.body).toMatchObject({ total: 1, data: [{ id: 12, description: 'Jassen links' }] });
    const file = await service.file(rackRoutes.export, {}, ADMIN);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('renames in the articles too, and cannot go while articles refer to it', async () => {
    const { body } = await service.call(colorRoutes.create, { body: { name: 'Rood' } }, ADMIN);
    const article = await depot.article({ colorId: body.id, rackId: 12 });
    await service.call(colorRoutes.update, { params: { id: body.id }, body: { name: 'Bordeaux' } }, ADMIN);
    const read = await service.call(articleRoutes.one, { params: { id: article } }, ADMIN);
    expect(read.body.color).toEqual({ name: 'Bordeaux' });
    const refused = await service.call(colorRoutes.remove, { params: { id: body.id } }, ADMIN);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Kleur wordt nog gebruikt door 1 artikel' } });
    const inRack = await service.call(rackRoutes.articles, { params: { id: 12 } }, ADMIN);
    expect(inRack.body.data).toEqual([{ id: article, description: 'Rode jas', category: 'Jassen' }]);
  });

  it('needs the right of its own kind', async () => {
    const reader = { rights: ['fabrics.read' as const] };
    expect((await service.call(fabricRoutes.list, {}, reader)).status).toBe(200);
    expect((await service.call(sizeRoutes.list, {}, reader)).status).toBe(403);
    expect((await service.call(fabricRoutes.create, { body: { type: 'Zijde' } }, reader)).status).toBe(403);
    expect((await service.file(fabricRoutes.export, {}, reader)).status).toBe(403);
    expect((await service.call(rackRoutes.one, { params: { id: 999 } }, ADMIN)).status).toBe(404);
  });
});

describe('categories', () => {
  it('begin with prices, in euros and cents', async () => {
    const { body } = await service.call(categoryRoutes.create, { body: { name: 'Rokken', ...PRICES } }, ADMIN);
    const one = await service.call(categoryRoutes.one, { params: { id: body.id } }, ADMIN);
    expect(one.body).toEqual({
      id: body.id,
      name: 'Rokken',
      prices: [{ startDt: today(), endDt: null, ...PRICES, replacementPrice: 0 }],
    });
    const { priceE: _, ...four } = PRICES;
    const missing = await service.call(categoryRoutes.create, { body: { name: 'X', ...four } as never }, ADMIN);
    expect(missing).toMatchObject({ status: 400, body: { fields: { priceE: 'Veld mag niet leeg zijn' } } });
  });

  it('get new prices from today on at the earliest, and the period before closes', async () => {
    const id = await depot.newCategory('Broeken');
    const params = { id };
    const early = { startDt: addDays(today(), -1), ...PRICES };
    expect((await service.call(categoryRoutes.addPrice, { params, body: early }, ADMIN)).status).toBe(400);
    const later = { startDt: addDays(today(), 10), ...PRICES };
    const added = await service.call(categoryRoutes.addPrice, { params, body: later }, ADMIN);
    expect(added.body.message).toBe('Prijs werd aangemaakt');
    const { body } = await service.call(categoryRoutes.one, { params }, ADMIN);
    expect(body.prices).toMatchObject([
      { startDt: '2020-01-01', endDt: addDays(today(), 9) },
      { startDt: later.startDt, endDt: null, priceA: 1.5 },
    ]);
  });
});
