import { Controller, Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  command,
  DomainError,
  event,
  filter,
  needs,
  resourceRoutes,
  route,
  session,
  text,
  type AnswerOf,
  type Caller,
  type InputOf,
} from '@stoet/contracts';
import type { Model } from 'mongoose';
import { z } from 'zod';
import {
  defineList,
  Ids,
  Implements,
  List,
  matchesWords,
  On,
  Transactions,
  wordsOf,
  Consumer,
  Files,
  type FileAnswer,
  type IncomingFile,
  type Tx,
} from './index';
import { identityHeader, startTestService, type TestService } from './testing/index';

const hatAdded = event('clothing.hat.added.v1', z.object({ id: z.number(), name: z.string() }));
const addHat = command('clothing.hat.add.v1', z.object({ name: z.string() }));
const row = z.object({ id: z.number(), name: z.string() });
const body = z.strictObject({ name: text(3, 30) });
const hats = {
  ...resourceRoutes({
    service: 'clothing',
    single: 'hat',
    plural: 'hats',
    resource: 'racks',
    label: 'Hoed',
    row,
    one: row,
    create: body,
    update: body,
    filters: { text: filter.text },
    sorts: ['name', 'id'],
  }),
  upload: route({
    service: 'clothing',
    method: 'POST',
    path: '/api/hats/upload',
    summary: 'x',
    right: session(),
    upload: { maxBytes: 1000, types: ['application/pdf'] },
    answer: z.object({ uuid: z.string(), size: z.number(), type: z.string() }),
  }),
  download: route({
    service: 'clothing',
    method: 'GET',
    path: '/api/hats/upload/:uuid',
    summary: 'x',
    right: session(),
    params: z.strictObject({ uuid: z.uuid() }),
    file: 'application/pdf',
  }),
} as const;
const routes = Object.values(hats);

@Schema({ collection: 'hats', versionKey: false })
class Hat {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String }) name: string;
  @Prop({ type: [String], index: true }) words: string[];
}
const hatList = defineList<Hat, z.output<typeof row>, { text: string }>({
  name: 'hats',
  fields: ['name'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { name: ['name'], id: [] },
  rows: (docs) => docs.map((d) => ({ id: d._id, name: d.name })),
  columns: [{ header: 'Naam', value: (r) => r.name }],
});

@Injectable()
class Hats {
  readonly list: List<Hat, z.output<typeof row>, { text: string }>;
  seen: string[] = [];
  fail = 0;
  constructor(
    @InjectModel(Hat.name) readonly model: Model<Hat>,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {
    this.list = new List(model, hatList);
  }
  async create(name: string, actor: number): Promise<number> {
    const id = await this.ids.next('hat');
    await this.transactions.run(actor, async (tx) => {
      await this.insert(id, name, tx);
      if (name === 'ROLLBACK') throw new DomainError('conflict');
    });
    return id;
  }
  @On(addHat) async added(data: { name: string }, tx: Tx) {
    if (this.fail-- > 0) throw new Error('passing fault');
    if (data.name === 'never') throw new DomainError('invalid', 'no such hat');
    await this.insert(await this.ids.next('hat'), data.name, tx);
  }
  @On(hatAdded) async noted(data: { name: string }) {
    this.seen.push(data.name);
  }
  private async insert(id: number, name: string, tx: Tx) {
    await this.model.collection.insertOne({ _id: id, name, words: wordsOf(name) } as never, {
      session: tx.session as never,
    });
    tx.emit(hatAdded, { id, name });
  }
}

@Controller()
class HatsController {
  constructor(
    private readonly hats: Hats,
    private readonly files: Files,
  ) {}
  @Implements(hats.list) list({ query }: InputOf<typeof hats.list>) {
    return this.hats.list.page(query);
  }
  @Implements(hats.search) search({ body: query }: InputOf<typeof hats.search>) {
    return this.hats.list.page(query);
  }
  @Implements(hats.checked) checked({ body: { configs } }: InputOf<typeof hats.checked>) {
    return this.hats.list.checked(configs);
  }
  @Implements(hats.export) export({ query }: InputOf<typeof hats.export>): FileAnswer {
    return this.hats.list.export(query);
  }
  @Implements(hats.one) async one({ params }: InputOf<typeof hats.one>) {
    const found = await this.hats.model.collection.findOne({ _id: params.id } as never);
    if (!found) throw new DomainError('not_found');
    return { id: params.id, name: String(found.name), secret: 'never leaves' };
  }
  @Implements(hats.create) async create({ body }: InputOf<typeof hats.create>, caller: Caller) {
    return { id: await this.hats.create(body.name, caller.profileId), message: 'Hoed werd succesvol aangemaakt' };
  }
  @Implements(hats.update) update(): AnswerOf<typeof hats.update> {
    throw new Error('boom');
  }
  @Implements(hats.remove) remove(): AnswerOf<typeof hats.remove> {
    return { message: '' };
  }
  @Implements(hats.removeMany) removeMany(): AnswerOf<typeof hats.removeMany> {
    return { message: '' };
  }
  @Implements(hats.upload) async upload({ file }: { file?: IncomingFile }) {
    return this.files.save(file!.stream, { name: file!.name, owner: 'hat:1' }, hats.upload.upload!);
  }
  @Implements(hats.download) download({ params }: InputOf<typeof hats.download>) {
    return this.files.open(params.uuid);
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: Hat.name, schema: SchemaFactory.createForClass(Hat) }])],
  controllers: [HatsController],
  providers: [Hats],
})
class HatsModule {}

const staff = { level: 1 as const };

describe('service-kit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ name: 'clothing', module: HatsModule, routes });
  });
  afterAll(() => service.stop());
  const add = (name: string) => service.call(hats.create, { body: { name } }, staff);

  it('lets nobody in without a signed identity, nor without the right', async () => {
    expect((await service.call(hats.list)).status).toBe(401);
    expect((await service.http.get('/api/hats').set('x-stoet-identity', 'eyJhbGciOiJub25lIn0.e30.')).status).toBe(401);
    expect((await service.call(hats.list, {}, { level: 0 })).status).toBe(403);
    expect((await service.call(hats.list, {}, { level: 0, rights: ['racks.read'] })).status).toBe(200);
  });

  it('stores the change and its event together, or neither', async () => {
    expect((await add('Bolhoed')).status).toBe(201);
    expect((await add('ROLLBACK')).status).toBe(409);
    expect(await service.connection.collection('hats').countDocuments({ name: 'ROLLBACK' })).toBe(0);
    expect(await service.connection.collection('outbox').countDocuments({ 'envelope.data.name': 'ROLLBACK' })).toBe(0);
    const hatsSeen = service.app.get(Hats).seen;
    await service.until(() => hatsSeen.includes('Bolhoed'));
    expect(hatsSeen).not.toContain('ROLLBACK');
  });

  it('checks input at the edge and answers in Dutch, by field', async () => {
    const wrong = await service.call(hats.create, { body: { name: 'x', colour: 'red' } as never }, staff);
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { name: 'min. 3 en max. 30 karakters', colour: 'Onbekend veld' } },
    });
    expect((await service.call(hats.create, { body: { name: { $gt: '' } as never } }, staff)).status).toBe(400);
    expect((await service.http.get('/api/hat/abc').set(identityHeader(staff))).status).toBe(400);
  });

  it('lists by word beginnings without accents, with the total, in the asked order', async () => {
    await add('Hoge hoed van Élise');
    await add('Hoge hoed');
    const found = await service.call(hats.list, { query: { filters: { text: 'elis hoe' } } }, staff);
    expect(found.body).toMatchObject({
      total: 1,
      offset: 0,
      items: 10,
      filters: { text: 'elis hoe' },
      data: [{ name: 'Hoge hoed van Élise' }],
    });
    const sorted = await service.call(hats.list, { query: { sort: 'name:desc', items: 2 } }, staff);
    expect(sorted.body.data.map((d) => d.name)).toEqual(['Hoge hoed van Élise', 'Hoge hoed']);
    const posted = await service.http
      .post('/api/hats')
      .set(identityHeader(staff))
      .send({ filters: { text: 'bol' } });
    expect(posted.body).toMatchObject({ total: 1 });
    expect((await service.call(hats.list, { query: { sort: 'password:asc' } }, staff)).body.message).toContain(
      "Onbekende sortering 'password:asc'",
    );
    expect((await service.call(hats.list, { query: { filters: { colour: 1 } as never } }, staff)).body.fields).toEqual({
      'filters.colour': 'Onbekend veld',
    });
    expect((await service.call(hats.list, { query: { items: 501 } }, staff)).status).toBe(400);
  });

  it('streams all rows and a spreadsheet of the same rows', async () => {
    const all = await service.call(hats.list, { query: { items: 'all' } }, staff);
    expect(all.body.data).toHaveLength(all.body.total);
    const file = await service.file(hats.export, { query: {} }, staff);
    expect(file.type).toContain('spreadsheetml');
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('gives nothing that the contract does not name, and no stack', async () => {
    const one = await service.call(hats.one, { params: { id: 1 } }, staff);
    expect(one.body).toEqual({ id: 1, name: 'Bolhoed' });
    const failed = await service.call(hats.update, { params: { id: 1 }, body: { name: 'abc' } }, staff);
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toContain('boom');
  });

  it('carries a command out once, however often it arrives, also after a passing fault', async () => {
    service.app.get(Hats).fail = 2;
    const id = await service.publish(addHat, { name: 'Pet' });
    await service.publish(addHat, { name: 'Pet' }, id);
    const pets = () => service.connection.collection('hats').countDocuments({ name: 'Pet' });
    await service.until(pets);
    await service.publish(addHat, { name: 'Baret' });
    await service.until(() => service.connection.collection('hats').countDocuments({ name: 'Baret' }));
    expect(await pets()).toBe(1);
  });

  it('gives up a message that can never be handled, and goes on', async () => {
    await service.publish(addHat, { name: 'never' });
    await service.until(() => service.connection.collection('dead_letters').countDocuments({ reason: 'no such hat' }));
    await service.publish(addHat, { name: 'Muts' });
    await service.until(() => service.connection.collection('hats').countDocuments({ name: 'Muts' }));
  });

  it('reads everything again on replay', async () => {
    const hatsService = service.app.get(Hats);
    const before = new Set(hatsService.seen);
    hatsService.seen = [];
    await service.app.get(Consumer).replay();
    await service.until(() => [...before].every((name) => hatsService.seen.includes(name)));
  });

  it('keeps a file by its content, and nothing of a refused one', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 'x')]);
    const send = async (bytes: Buffer) =>
      service.http.post('/api/hats/upload').set(identityHeader(staff)).attach('file', bytes, 'brief.pdf');
    const kept = await send(pdf);
    expect(kept.body).toMatchObject({ size: pdf.length, type: 'application/pdf' });
    const back = await service.file(hats.download, { params: { uuid: kept.body.uuid } }, staff);
    expect(back.bytes.equals(pdf)).toBe(true);
    expect((await send(Buffer.from('<html>no</html>'))).status).toBe(415);
    expect((await send(Buffer.alloc(1001, '%PDF-1.7'))).status).toBe(413);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    expect(await service.connection.collection('files.files').countDocuments()).toBe(1);
    expect(await service.connection.collection('files.chunks').countDocuments()).toBe(1);
  });
});

describe('a service that does not match its contract does not start', () => {
  const extra = (right: unknown) =>
    route({
      service: 'clothing',
      method: 'GET',
      path: '/api/hats/extra',
      summary: 'x',
      right: right as never,
      answer: z.object({}),
    });
  it.each([
    ['unimplemented', [...routes, extra(needs('racks.read'))], /not implemented: GET \/api\/hats\/extra/],
    ['without a right', [...routes, extra(undefined)], /GET \/api\/hats\/extra has no right/],
    [
      'colliding',
      [...routes, { ...hats.one, path: '/api/hat/:number' as const }],
      /GET \/api\/hat\/{} is declared twice/,
    ],
    ['not in the contract', routes.slice(1), /not in the contract: GET \/api\/hats/],
  ])('%s', async (_, declared, message) => {
    await expect(startTestService({ name: 'clothing', module: HatsModule, routes: declared })).rejects.toThrow(message);
  });
});
