/** The service feature of a new resource: schema, repository, service, controller, module, factory, test over HTTP. */
export const serviceFiles = (names) => {
  const { area, single, plural } = names;
  const folder = `services/${area}/src/${plural}`;
  return {
    [`${folder}/${single}.schema.ts`]: schema(names),
    [`${folder}/${plural}.repository.ts`]: repository(names),
    [`${folder}/${plural}.service.ts`]: service(names),
    [`${folder}/${plural}.controller.ts`]: controller(names),
    [`${folder}/${plural}.module.ts`]: module(names),
    [`${folder}/${single}.factory.ts`]: factory(names),
    [`${folder}/${plural}.api.spec.ts`]: spec(names),
  };
};

const schema = ({ Single, single, resource }) => `import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A ${single} as it is stored. */
@Schema({ collection: '${resource}', versionKey: false })
export class ${Single} {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) version: number;
  @Prop({ type: String }) name: string;
  /** \`name\` without case and accents: what it is sorted by. */
  @Prop({ type: String }) nameKey: string;
  @Prop({ type: String }) description: string;
  @Prop({ type: [String], index: true }) words: string[];
}
export const ${Single}Schema = SchemaFactory.createForClass(${Single});
${Single}Schema.index({ nameKey: 1, _id: 1 });
`;

const repository = ({ area, single, plural, Single, Plural, camel }) => `import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ${Single}Fields, ${Single}Row } from '@stoet/contracts/${area}/${single}.contract';
import { defineList, List, matchesWords, plain, wordsOf, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { ${Single} } from './${single}.schema';

interface Filters {
  text: string;
}

const rowOf = ({ _id, name, description }: ${Single}): ${Single}Row => ({ id: _id, name, description });

const ${camel}List = defineList<${Single}, ${Single}Row, Filters>({
  name: '${plural}',
  fields: ['name', 'description'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { name: ['nameKey'], id: [] },
  rows: (docs) => docs.map(rowOf),
  columns: [
    { header: 'Naam', value: (row) => row.name, width: 40 },
    { header: 'Beschrijving', value: (row) => row.description, width: 60 },
  ],
});

const stored = (fields: ${Single}Fields) => ({
  ...fields,
  nameKey: plain(fields.name),
  words: wordsOf(fields.name, fields.description),
});

/** The only importer of the model; plain objects out. */
@Injectable()
export class ${Plural}Repository {
  readonly list: List<${Single}, ${Single}Row, Filters>;

  constructor(@InjectModel(${Single}.name) private readonly model: Model<${Single}>) {
    this.list = new List(model, ${camel}List);
  }

  async byId(id: number): Promise<${Single}Row | undefined> {
    const found = await this.model.findById(id).lean<${Single}>().exec();
    return found ? rowOf(found) : undefined;
  }

  async insert(id: number, fields: ${Single}Fields, tx: Tx): Promise<void> {
    await this.model.create([{ _id: id, version: 1, ...stored(fields) }], { session: tx.session });
  }

  /** Changes a record and gives its new version; undefined when there is none. */
  async change(id: number, fields: ${Single}Fields, tx: Tx): Promise<number | undefined> {
    const change = { $set: stored(fields), $inc: { version: 1 } };
    const after = await this.model.findByIdAndUpdate(id, change, { session: tx.session, returnDocument: 'after' }).lean<${Single}>().exec();
    return after?.version;
  }

  async remove(ids: number[], tx: Tx): Promise<number> {
    const { deletedCount } = await this.model.deleteMany({ _id: { $in: ids } }, { session: tx.session }).exec();
    return deletedCount;
  }
}
`;

const service = ({
  area,
  single,
  plural,
  Single,
  Plural,
  camel,
  snake,
  label,
}) => `import { Injectable } from '@nestjs/common';
import { DomainError } from '@stoet/contracts';
import type { ${Single}Fields, ${Single}Row } from '@stoet/contracts/${area}/${single}.contract';
import { ${camel}Changed, ${camel}Deleted } from '@stoet/contracts/${area}/${single}.events';
import { Ids, Transactions } from '@stoet/service-kit';
import { ${Plural}Repository } from './${plural}.repository';

const NOT_FOUND = '${label} niet gevonden';

/** Rules of ${plural}; every change and its event are one transaction. */
@Injectable()
export class ${Plural}Service {
  constructor(
    private readonly repository: ${Plural}Repository,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 'not_found'. */
  async one(id: number): Promise<${Single}Row> {
    const found = await this.repository.byId(id);
    if (!found) throw new DomainError('not_found', NOT_FOUND);
    return found;
  }

  async create(fields: ${Single}Fields, actor: number): Promise<number> {
    const id = await this.ids.next('${snake}');
    await this.transactions.run(actor, async (tx) => {
      await this.repository.insert(id, fields, tx);
      tx.emit(${camel}Changed, { id, version: 1, name: fields.name });
    });
    return id;
  }

  /** @throws DomainError 'not_found'. */
  async update(id: number, fields: ${Single}Fields, actor: number): Promise<void> {
    await this.transactions.run(actor, async (tx) => {
      const version = await this.repository.change(id, fields, tx);
      if (!version) throw new DomainError('not_found', NOT_FOUND);
      tx.emit(${camel}Changed, { id, version, name: fields.name });
    });
  }

  /** All of them or none. @throws DomainError 'not_found'. */
  async remove(ids: number[], actor: number): Promise<void> {
    await this.transactions.run(actor, async (tx) => {
      if ((await this.repository.remove(ids, tx)) !== new Set(ids).size) throw new DomainError('not_found', NOT_FOUND);
      for (const id of ids) tx.emit(${camel}Deleted, { id });
    });
  }
}
`;

const controller = ({ area, single, plural, Plural, camel, label }) => `import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { ${camel}Routes as routes } from '@stoet/contracts/${area}/${single}.contract';
import { Implements } from '@stoet/service-kit';
import { ${Plural}Repository } from './${plural}.repository';
import { ${Plural}Service } from './${plural}.service';

@Controller()
export class ${Plural}Controller {
  constructor(
    private readonly service: ${Plural}Service,
    private readonly repository: ${Plural}Repository,
  ) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>) {
    return this.repository.list.page(query);
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>) {
    return this.repository.list.page(body);
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>) {
    return this.repository.list.checked(body.configs);
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>) {
    return this.repository.list.export(query);
  }

  @Implements(routes.one) one({ params }: InputOf<typeof routes.one>) {
    return this.service.one(params.id);
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.service.create(body, caller.profileId), message: '${label} werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.service.update(params.id, body, caller.profileId);
    return { message: '${label} werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.service.remove([params.id], caller.profileId);
    return { message: '${label} werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.service.remove(body.ids, caller.profileId);
    return { message: '${label} werd succesvol verwijderd' };
  }
}
`;

const module = ({ single, plural, Single, Plural }) => `import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ${Single}, ${Single}Schema } from './${single}.schema';
import { ${Plural}Controller } from './${plural}.controller';
import { ${Plural}Repository } from './${plural}.repository';
import { ${Plural}Service } from './${plural}.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: ${Single}.name, schema: ${Single}Schema }])],
  controllers: [${Plural}Controller],
  providers: [${Plural}Repository, ${Plural}Service],
})
export class ${Plural}Module {}
`;

const factory = ({
  area,
  single,
  Single,
  camel,
  label,
}) => `import type { ${Single}Fields } from '@stoet/contracts/${area}/${single}.contract';

/** Valid fields of a ${single}, for tests. */
export const ${camel}Fields = (more: Partial<${Single}Fields> = {}): ${Single}Fields => ({
  name: '${label} één',
  description: 'Voor de test',
  ...more,
});
`;

const spec = ({
  area,
  single,
  plural,
  Plural,
  camel,
  resource,
  label,
}) => `import { ${camel}Routes as routes } from '@stoet/contracts/${area}/${single}.contract';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { ${camel}Fields } from './${single}.factory';
import { ${Plural}Module } from './${plural}.module';

const staff = { level: 1 as const };
const reader = { level: 0 as const, rights: ['${resource}.read' as const] };

describe('${plural}', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ name: '${area}', module: ${Plural}Module, routes: Object.values(routes) });
  });
  afterAll(() => service.stop());
  const create = (name: string) => service.call(routes.create, { body: ${camel}Fields({ name }) }, staff);

  it('makes, shows, changes and deletes one, each with its event', async () => {
    const { body } = await create('Eerste');
    expect(body.message).toBe('${label} werd succesvol aangemaakt');
    const one = { params: { id: body.id } };
    expect((await service.call(routes.one, one, staff)).body).toMatchObject({ id: body.id, name: 'Eerste' });
    await service.call(routes.update, { ...one, body: ${camel}Fields({ name: 'Tweede' }) }, staff);
    await service.call(routes.remove, one, staff);
    expect((await service.call(routes.one, one, staff)).status).toBe(404);
    const events = await service.connection.collection('outbox').find().sort({ _id: 1 }).toArray();
    expect(events.map(({ envelope }) => envelope.type)).toEqual(['changed', 'changed', 'deleted'].map((verb) => \`${area}.${single}.\${verb}.v1\`));
  });

  it('lists by word beginnings, in order, and exports the same', async () => {
    await create('Zeér groot');
    await create('Groen');
    const { body } = await service.call(routes.list, { query: { filters: { text: 'gro' }, sort: 'name:asc' } }, reader);
    expect(body.data.map((row) => row.name)).toEqual(['Groen', 'Zeér groot']);
    expect((await service.file(routes.export, {}, reader)).type).toContain('spreadsheetml');
  });

  it('deletes all of some or none', async () => {
    const { body } = await create('Blijft');
    expect((await service.call(routes.removeMany, { body: { ids: [body.id, 999_999] } }, staff)).status).toBe(404);
    expect((await service.call(routes.one, { params: { id: body.id } }, staff)).status).toBe(200);
  });

  it('refuses bad input by field, and those without the right', async () => {
    const wrong = await service.call(routes.create, { body: { name: '' } }, staff);
    expect(wrong).toMatchObject({ status: 400, body: { fields: { name: 'Veld mag niet leeg zijn' } } });
    expect((await service.call(routes.create, { body: ${camel}Fields() }, reader)).status).toBe(403);
    expect((await service.call(routes.list)).status).toBe(401);
  });
});
`;
