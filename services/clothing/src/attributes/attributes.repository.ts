import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { defineList, List, matchesWords, plain, wordsOf, type Tx } from '@stoet/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AttributeKind } from './attribute.kinds';
import type { Attribute } from './attribute.schema';

/** A row as the contract of its kind names it: `{id, size}`, `{id, type}`, … */
export type AttributeRow = { id: number } & Record<string, string | number>;
type AttributeList = List<Attribute, AttributeRow, { text: string }>;

const listOf = (kind: AttributeKind) =>
  defineList<Attribute, AttributeRow, { text: string }>({
    name: kind.plural.toLowerCase(),
    fields: ['name'],
    filters: { text: (value) => matchesWords(value) },
    sorts: kind.ownNumber ? { id: [], [kind.field]: ['nameKey'] } : { [kind.field]: ['nameKey'], id: [] },
    rows: (docs) => docs.map((doc) => rowOf(kind, doc)),
    columns: [
      { header: 'Nummer', value: (r) => r.id, kind: 'number', width: 12 },
      { header: kind.label, value: (r) => r[kind.field], width: 50 },
    ],
  });

export const rowOf = (kind: AttributeKind, { _id, name }: Pick<Attribute, '_id' | 'name'>): AttributeRow =>
  ({ id: _id, [kind.field]: name }) as AttributeRow;

/** The only importer of the attribute models. */
@Injectable()
export class AttributesRepository {
  private readonly lists = new Map<string, AttributeList>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  list(kind: AttributeKind): AttributeList {
    const list = this.lists.get(kind.name) ?? new List(this.model(kind), listOf(kind));
    this.lists.set(kind.name, list);
    return list;
  }

  byIds(kind: AttributeKind, ids: number[]): Promise<Attribute[]> {
    return this.model(kind)
      .find({ _id: { $in: ids } })
      .lean<Attribute[]>()
      .exec();
  }

  async insert(kind: AttributeKind, id: number, name: string, tx: Tx): Promise<void> {
    await this.model(kind).create([{ _id: id, ...derived(id, name) }], { session: tx.session });
  }

  async rename(kind: AttributeKind, id: number, name: string, tx: Tx): Promise<void> {
    await this.model(kind)
      .updateOne({ _id: id }, { $set: derived(id, name) }, { session: tx.session })
      .exec();
  }

  async remove(kind: AttributeKind, ids: number[], tx: Tx): Promise<void> {
    await this.model(kind)
      .deleteMany({ _id: { $in: ids } }, { session: tx.session })
      .exec();
  }

  private model(kind: AttributeKind): Model<Attribute> {
    return this.connection.model<Attribute>(kind.name);
  }
}

const derived = (id: number, name: string) => ({ name, nameKey: plain(name), words: wordsOf(id, name) });
