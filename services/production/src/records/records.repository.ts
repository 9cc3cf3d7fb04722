import type { Tx } from '@stoet/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { NamedRecord } from './named-record.schema';

/** Reads and writes named records; plain objects out. Each kind extends it with its list and its own questions. */
export abstract class RecordsRepository<Doc extends NamedRecord> {
  protected constructor(protected readonly model: Model<Doc>) {}

  byId(id: number, tx?: Tx): Promise<Doc | null> {
    return this.model.findOne(this.byIdOf(id), null, { session: tx?.session }).lean<Doc>().exec();
  }

  byIds(ids: readonly number[]): Promise<Doc[]> {
    return this.model
      .find({ _id: { $in: ids } } as unknown as QueryFilter<Doc>)
      .lean<Doc[]>()
      .exec();
  }

  async insert(record: Doc, tx: Tx): Promise<void> {
    await this.model.collection.insertOne(record as never, { session: tx.session as never });
  }

  /** Sets fields and counts the change; gives the record as it became. */
  async change(id: number, fields: Partial<Omit<Doc, '_id' | 'version'>>, tx: Tx): Promise<Doc> {
    const update = { $set: fields, $inc: { version: 1 } } as unknown as UpdateQuery<Doc>;
    const changed = await this.model
      .findOneAndUpdate(this.byIdOf(id), update, { session: tx.session, returnDocument: 'after' })
      .lean<Doc>()
      .exec();
    return changed as Doc;
  }

  async remove(ids: readonly number[], tx: Tx): Promise<void> {
    await this.model.deleteMany({ _id: { $in: ids } } as unknown as QueryFilter<Doc>, { session: tx.session }).exec();
  }

  private byIdOf(id: number): QueryFilter<Doc> {
    return { _id: id } as unknown as QueryFilter<Doc>;
  }
}
