import { Readable } from 'node:stream';
import { DomainError, type ListAnswer, type ListQuery, type Selection } from '@stoet/contracts';
import type { Model, mongo } from 'mongoose';
import { xlsx, type Column } from '../reports/xlsx';
import type { FileAnswer } from '../http/implements';

type Filter = Record<string, unknown>;
type Conditions<F> = { [K in keyof F]-?: (value: NonNullable<F[K]>) => Filter };

/** A resource's list, declared in a few lines; the queries, streams, selections and exports follow from it. */
export interface ListDefinition<Doc, Row, F> {
  readonly name: string;
  /** Filter name → condition on the stored record. */
  readonly filters: Conditions<F>;
  /** Sort name → stored fields, most significant first; the id always closes, so that pages never overlap. */
  readonly sorts: Readonly<Record<string, readonly string[]>>;
  /** Stored fields that rows need; nothing else is read. */
  readonly fields: readonly (keyof Doc & string)[];
  /** Records to rows, a page at a time: look up what they refer to in one query. */
  readonly rows: (docs: Doc[]) => Row[] | Promise<Row[]>;
  /** Columns of the xlsx. */
  readonly columns: readonly Column<Row>[];
}

export const defineList = <Doc, Row, F>(definition: ListDefinition<Doc, Row, F>): ListDefinition<Doc, Row, F> =>
  definition;

const BATCH = 500;

/** Runs the list of one collection. `scope` is what the caller may see at all; it is part of every query. */
export class List<Doc, Row, F extends object> {
  constructor(
    private readonly model: Model<Doc>,
    readonly definition: ListDefinition<Doc, Row, F>,
  ) {}

  /** A page with its total; `items: 'all'` is answered by `all`. */
  async page(query: ListQuery<Partial<F>>, scope: Filter = {}): Promise<ListAnswer<Row> | FileAnswer> {
    if (query.items === 'all') return this.all(query, scope);
    const where = this.where(query.filters, scope);
    const [docs, total] = await Promise.all([
      this.find(where, query.sort).skip(query.offset).limit(query.items).toArray(),
      this.model.collection.countDocuments(where),
    ]);
    return {
      data: await this.definition.rows(docs),
      total,
      offset: query.offset,
      items: query.items,
      filters: query.filters as Record<string, unknown>,
      message: '',
    };
  }

  /** The rows that a selection stands for; at most 10,000. */
  async checked(selection: Selection<Partial<F>>, scope: Filter = {}): Promise<{ data: Row[]; total: number }> {
    const docs = await this.find(this.selected(selection, scope), this.defaultSort()).limit(10_000).toArray();
    return { data: await this.definition.rows(docs), total: docs.length };
  }

  /** Condition for the records of a selection, for bulk changes. */
  selected(selection: Selection<Partial<F>>, scope: Filter = {}): Filter {
    if ('ids' in selection) return { $and: [scope, { _id: { $in: selection.ids } }] };
    return { $and: [this.where(selection.filters as F, scope), { _id: { $nin: selection.except } }] };
  }

  /** Exactly the rows that the same query lists, as a streamed spreadsheet. */
  export(query: ListQuery<Partial<F>>, scope: Filter = {}): FileAnswer {
    return xlsx(this.definition.name, this.definition.columns, this.batches(query, scope));
  }

  /** Every row, streamed in the shape of a list answer: memory stays flat however many there are. */
  private all(query: ListQuery<Partial<F>>, scope: Filter): FileAnswer {
    const batches = this.batches(query, scope);
    const filters = JSON.stringify(query.filters);
    async function* json() {
      let total = 0;
      yield '{"data":[';
      for await (const rows of batches) {
        yield rows.map((row) => `${total++ ? ',' : ''}${JSON.stringify(row)}`).join('');
      }
      yield `],"total":${total},"offset":0,"items":"all","filters":${filters},"message":""}`;
    }
    return { stream: Readable.from(json()), type: 'application/json; charset=utf-8', inline: true };
  }

  private async *batches(query: ListQuery<Partial<F>>, scope: Filter): AsyncGenerator<Row[]> {
    let batch: Doc[] = [];
    for await (const doc of this.find(this.where(query.filters, scope), query.sort).batchSize(BATCH)) {
      batch.push(doc);
      if (batch.length < BATCH) continue;
      yield await this.definition.rows(batch);
      batch = [];
    }
    if (batch.length > 0) yield await this.definition.rows(batch);
  }

  // The native driver: no document objects are built for rows that are only read.
  private find(where: Filter, sort: ListQuery['sort']) {
    const projection = Object.fromEntries(this.definition.fields.map((name) => [name, 1]));
    return (this.model.collection as unknown as mongo.Collection)
      .find(where as never, { projection })
      .sort(this.sortOf(sort)) as unknown as mongo.FindCursor<Doc>;
  }

  private where(filters: Partial<F>, scope: Filter): Filter {
    const conditions = Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => this.definition.filters[name as keyof F](value as never));
    const all = [scope, ...conditions].filter((condition) => Object.keys(condition).length > 0);
    return all.length > 1 ? { $and: all } : (all[0] ?? {});
  }

  private sortOf({ field, direction }: ListQuery['sort']): Record<string, 1 | -1> {
    const stored = this.definition.sorts[field];
    if (!stored) throw new DomainError('invalid', `Onbekende sortering '${field}'`);
    const order = direction === 'asc' ? 1 : -1;
    return Object.fromEntries([...stored, '_id'].map((name) => [name, order]));
  }

  private defaultSort(): ListQuery['sort'] {
    return { field: Object.keys(this.definition.sorts)[0], direction: 'asc' };
  }
}

/** Conditions that many filters share. */
export const equals =
  (field: string) =>
  (value: unknown): Filter => ({ [field]: value });
export const isSet =
  (field: string) =>
  (value: unknown): Filter => ({ [field]: value ? { $nin: [null, ''] } : { $in: [null, ''] } });
