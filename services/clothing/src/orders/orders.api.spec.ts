import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { settingsChanged } from '@stoet/contracts/gateway/gateway.events';
import type { TestService } from '@stoet/service-kit/testing';
import { ADMIN, Depot, orderOf, startClothing } from '../clothing.factory';
import { addDays, today } from '../days';

let service: TestService;
let depot: Depot;
beforeAll(async () => {
  service = await startClothing();
  depot = new Depot(service);
});
afterAll(() => service.stop());

const read = async (id: number) => (await service.call(orderRoutes.one, { params: { id } }, ADMIN)).body;
const article = async (id: number) => (await service.call(articleRoutes.one, { params: { id } }, ADMIN)).body;
const receive = (id: number, items: { uuid: string; amount: number }[], fine?: boolean) =>
  service.call(orderRoutes.receive, { params: { id }, body: { items, fine } }, ADMIN);
const put = (id: number, body: object) =>
  service.call(orderRoutes.update, { params: { id }, body: body as never }, ADMIN);
const LATE = { fromDt: addDays(today(), -40), toDt: addDays(today(), -10) };

describe('renting', () => {
  it('stores renter, lines and prices computed here', async () => {
    const [garment, gloves] = [await depot.article(), await depot.accessory()];
    const body = {
      ...orderOf([garment], { priceCategory: 2, toDt: addDays(today(), 45) }),
      groups: [{ name: 'Dansers', items: [{ id: gloves, amount: 4 }] }],
    };
    const price = { priceCategory: 2, fromDt: body.fromDt, toDt: body.toDt };
    const items = [{ id: garment }, { id: gloves, amount: 4 }];
    const asked = await service.call(orderRoutes.price, { body: { ...price, items } }, ADMIN);
    expect(asked.body).toMatchObject({ periods: 2, price: 150, vat: 31.5, total: 181.5, replacementPrice: 300 });
    const made = await depot.rent(body);
    expect(made.body.message).toBe('Uitlenen van artikel(s) is gelukt');
    expect(await read(made.body.id)).toMatchObject({
      companyName: 'Toneelhuis bvba',
      periods: 2,
      returnBefore: addDays(today(), 60),
      price: 150,
      vat: 31.5,
      toPay: 181.5,
      totalItems: 5,
      outstanding: 5,
      items: [{ id: garment, amount: 1, returned: 0, price: 30 }],
      groups: [{ name: 'Dansers', items: [{ id: gloves, amount: 4, price: 120 }] }],
    });
    expect(await article(garment)).toMatchObject({ rented: true, stock: 0 });
    expect(await article(gloves)).toMatchObject({ rented: true, stock: 16, returned: 16, amount: 20 });
  });

  it('asks what its type needs, and a sensible period', async () => {
    const fields = async (change: object) => (await depot.rent(orderOf([1], change))).body.fields;
    expect(await fields({ uniqueNumber: '' })).toEqual({ uniqueNumber: 'Veld mag niet leeg zijn' });
    expect(await fields({ type: 3, uniqueNumber: '' })).toEqual({ socialSecurity: 'Veld mag niet leeg zijn' });
    expect(await fields({ toDt: today() })).toEqual({ toDt: 'Het einde moet na het begin liggen' });
    expect(await fields({ toDt: '2999-01-01' })).toEqual({
      toDt: 'Gelieve een datum te selecteren die maximum 100 jaar in de toekomst is',
    });
    expect(await fields({ price: 1 })).toEqual({ price: 'Onbekend veld' });
    expect((await depot.rent(orderOf([888_888]))).body.message).toBe('Artikel bestaat niet');
    expect((await depot.rent(orderOf([]))).status).toBe(400);
  });

  it('gives one garment to one of 50 who ask at once, and tells the others who has it', async () => {
    const id = await depot.article();
    const answers = await Promise.all(Array.from({ length: 50 }, () => depot.rent(orderOf([id]))));
    const won = answers.filter((a) => a.status === 201);
    const lost = answers.filter((a) => a.status !== 201);
    expect(won).toHaveLength(1);
    for (const { status, body } of lost)
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { message: 'Artikel in gebruik', details: { article: id, rentals: [{ id: won[0].body.id }] } },
      });
    expect(await service.connection.collection('loans').countDocuments({ articleId: id } as never)).toBe(1);
    expect(await service.connection.collection('orders').countDocuments({ 'items.articleId': id })).toBe(1);
  });

  it('never lends more pieces of an accessory than there are, however many ask', async () => {
    const gloves = await depot.accessory(10);
    const body = orderOf([], { items: [{ id: gloves, amount: 3 }] });
    const answers = await Promise.all(Array.from({ length: 12 }, () => depot.rent(body)));
    expect(answers.filter((a) => a.status === 201)).toHaveLength(3);
    expect(await article(gloves)).toMatchObject({ stock: 1, amount: 10 });
    expect((await depot.rent(body)).body.message).toContain('zijn nog 1 van 10 stuks vrij');
  });

  it('is enforced by the database too: a second loan of a garment cannot be stored', async () => {
    const loans = service.connection.collection('loans');
    const loan = (_id: string) => ({ _id: _id as never, orderId: 1, articleId: 500_000, garment: true, pieces: 1 });
    await loans.insertOne(loan('a'));
    await expect(loans.insertOne(loan('b'))).rejects.toMatchObject({ code: 11000 });
  });

  it('rents all or nothing', async () => {
    const [taken, free] = [await depot.article(), await depot.article()];
    await depot.order(orderOf([taken]));
    expect((await depot.rent(orderOf([free, taken]))).status).toBe(409);
    expect(await article(free)).toMatchObject({ rented: false, stock: 1 });
  });

  it('is for who may', async () => {
    const reader = { rights: ['orders.read' as const] };
    expect((await service.call(orderRoutes.create, { body: orderOf([1]) }, reader)).status).toBe(403);
    expect((await service.call(orderRoutes.list, {}, reader)).status).toBe(200);
    expect((await service.call(orderRoutes.list, {}, { rights: ['articles.read'] })).status).toBe(403);
    expect((await service.call(orderRoutes.update, { params: { id: 1 }, body: { billed: true } }, reader)).status).toBe(
      403,
    );
  });
});

describe('changing an order', () => {
  it('lends what is added, takes back what is gone, and prices again', async () => {
    const [stays, goes, comes] = [await depot.article(), await depot.article(), await depot.article()];
    const id = await depot.order(orderOf([stays, goes]));
    const [line] = (await read(id)).items;
    const body = orderOf([], { items: [{ uuid: line.uuid, id: stays, remarks: 'Knoop' }, { id: comes }] });
    expect((await put(id, body)).body.message).toBe('Bestelformulier werd succesvol gewijzigd');
    const after = await read(id);
    expect(after.items.map((item) => item.id)).toEqual([stays, comes]);
    expect(after.items[0]).toMatchObject({ uuid: line.uuid, remarks: 'Knoop' });
    expect(await article(goes)).toMatchObject({ stock: 1, rented: false });
    expect(await article(comes)).toMatchObject({ stock: 0, rented: true });
  });

  it('cannot once it is billed', async () => {
    const id = await depot.order(orderOf([await depot.article()]));
    expect((await put(id, { billed: true })).body.message).toBe('Bestelbon werd gemarkeerd als gefactureerd');
    const refused = await put(id, orderOf([await depot.article()]));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('reeds gemarkeerd') } });
    expect((await put(id, { billed: true })).status).toBe(409);
    expect((await put(id, { canceled: true })).status).toBe(409);
    expect((await put(id, { billed: 'yes' })).status).toBe(400);
    expect(await read(id)).toMatchObject({ billed: true, toPay: 0 });
  });

  it('canceled gives everything back, to the wash when asked', async () => {
    const garment = await depot.article();
    const id = await depot.order(orderOf([garment]));
    expect((await put(id, { canceled: true, washing: true })).body.message).toBe('Bestelbon werd geannuleerd');
    expect(await article(garment)).toMatchObject({ rented: false, washing: true });
    expect(await read(id)).toMatchObject({ canceled: true, outstanding: 0, toPay: 0 });
    const [line] = (await read(id)).items;
    expect((await receive(id, [{ uuid: line.uuid, amount: 1 }])).status).toBe(409);
  });

  it('sets what a billed order did not bring back inactive', async () => {
    const garment = await depot.article();
    const id = await depot.order(orderOf([garment]));
    const setInactive = () => service.call(orderRoutes.setInactive, { params: { id } }, ADMIN);
    expect((await setInactive()).status).toBe(409);
    await put(id, { billed: true });
    expect((await setInactive()).body.message).toBe('1 artikel is nu inactief');
    expect((await article(garment)).active).toBe(false);
  });

  it('keeps remarks by line, not empty ones', async () => {
    const id = await depot.order(orderOf([await depot.article()]));
    const [{ uuid }] = (await read(id)).items;
    const remark = (remarks: string, line = uuid) =>
      service.call(orderRoutes.remarks, { params: { id, uuid: line }, body: { remarks } }, ADMIN);
    expect((await remark('Scheur')).body.message).toBe('Opmerking werd bewaard');
    expect((await remark(' ')).status).toBe(400);
    expect((await remark('x', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await read(id)).items[0].remarks).toBe('Scheur');
  });
});

describe('coming back', () => {
  it('takes some pieces now and some later, never more than are out', async () => {
    const gloves = await depot.accessory();
    const id = await depot.order(orderOf([], { items: [{ id: gloves, amount: 5 }] }));
    const [{ uuid }] = (await read(id)).items;
    expect((await receive(id, [{ uuid, amount: 2 }])).status).toBe(200);
    expect(await read(id)).toMatchObject({ outstanding: 3, items: [{ returned: 2 }], replacementPrice: 180 });
    expect((await receive(id, [{ uuid, amount: 4 }])).status).toBe(409);
    const correct = (returned: number) =>
      service.call(orderRoutes.correct, { params: { id }, body: { uuid, returned } }, ADMIN);
    expect((await correct(3)).status).toBe(409);
    expect((await correct(1)).status).toBe(200);
    expect(await article(gloves)).toMatchObject({ stock: 16 });
    await receive(id, [{ uuid, amount: 4 }]);
    expect(await article(gloves)).toMatchObject({ stock: 20, rented: false });
  });

  it('twice at once counts once', async () => {
    const garment = await depot.article();
    const id = await depot.order(orderOf([garment]));
    const [{ uuid }] = (await read(id)).items;
    const answers = await Promise.all([1, 2, 3, 4].map(() => receive(id, [{ uuid, amount: 1 }])));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await article(garment)).toMatchObject({ stock: 1, returned: 1 });
  });

  it('asks for the fine of the settings when it is late, and adds it once accepted', async () => {
    await service.publish(settingsChanged, { title: 'Stoet', fine: 75 });
    const settings = service.connection.collection('settings');
    await service.until(() => settings.findOne({ fine: 75 }));
    const [one, two] = [await depot.article(), await depot.article()];
    const id = await depot.order(orderOf([one, two], LATE));
    const [first, second] = (await read(id)).items.map(({ uuid }) => ({ uuid, amount: 1 }));
    const asked = await receive(id, [first]);
    expect(asked).toMatchObject({ status: 409, body: { details: { fine: 7.5, days: 10, pieces: 1 } } });
    expect((await read(id)).outstanding).toBe(2);
    expect((await receive(id, [first], true)).status).toBe(200);
    expect(await read(id)).toMatchObject({ outstanding: 1, fine: 7.5, toPay: 31.7 });
    expect((await receive(id, [second], false)).status).toBe(200);
    expect(await read(id)).toMatchObject({ outstanding: 0, fine: 7.5 });
    await service.call(orderRoutes.fine, { params: { id }, body: { fine: 5 } }, ADMIN);
    expect((await read(id)).fine).toBe(5);
  });
});

describe('finding orders', () => {
  it('filters and searches', async () => {
    const body = orderOf([await depot.article()], { ...LATE, companyName: 'Harmonie Ravels' });
    const id = await depot.order(body);
    const find = async (filters: object) =>
      (await service.call(orderRoutes.list, { query: { filters: { text: 'rav', ...filters } } }, ADMIN)).body.total;
    expect(await find({})).toBe(1);
    expect([await find({ return: true }), await find({ return: false })]).toEqual([1, 0]);
    expect([await find({ returned: true }), await find({ returned: false })]).toEqual([0, 1]);
    expect([await find({ billed: true }), await find({ canceled: 0 })]).toEqual([0, 1]);
    await put(id, { billed: true });
    expect(await find({ billed: true })).toBe(1);
    const long = await service.http.get('/api/clothing/orders');
    expect(long.status).toBe(401);
  });
});

describe('the national number of a treasurer', () => {
  const NUMBER = '85073003328';
  it('is stored encrypted, shown masked, and whole only to who may change orders', async () => {
    const body = orderOf([await depot.article()], { type: 3, uniqueNumber: '', socialSecurity: NUMBER });
    const id = await depot.order(body);
    const stored = await service.connection.collection('orders').findOne({ _id: id as never });
    expect(JSON.stringify(stored)).not.toMatch(/85\.?07\.?30/);
    expect((await read(id)).socialSecurity).toBe('••.••.••-•••.28');
    const show = (who: object) => service.call(orderRoutes.nationalNumber, { params: { id } }, who);
    expect((await show(ADMIN)).body.socialSecurity).toBe('85.07.30-033.28');
    expect((await show({ rights: ['orders.read'] })).status).toBe(403);
    const outbox = await service.connection.collection('outbox').find({}).toArray();
    expect(JSON.stringify(outbox)).not.toMatch(/85\.?07\.?30/);
  });

  it('stays when the order is changed without it', async () => {
    const id = await depot.order(orderOf([await depot.article()], { type: 3, socialSecurity: NUMBER }));
    const [{ uuid, id: articleId }] = (await read(id)).items;
    await put(id, orderOf([], { type: 3, info: 'x', items: [{ uuid, id: articleId }] }));
    expect((await read(id)).socialSecurity).toMatch(/28$/);
  });
});

describe('the order form on paper', () => {
  it('is a PDF', async () => {
    const articles = await Promise.all(Array.from({ length: 45 }, () => depot.article()));
    const id = await depot.order(orderOf(articles));
    const file = await service.file(orderRoutes.pdf, { params: { id } }, ADMIN);
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await service.file(orderRoutes.pdf, { params: { id: 99_999 } }, ADMIN)).status).toBe(404);
  });
});
