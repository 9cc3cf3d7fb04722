import {
  DomainError,
  type Caller,
  type DataOf,
  type MessageType,
  type Operation,
  type RightKey,
} from '@stoet/contracts';
import type { Ids, Transactions, Tx } from '@stoet/service-kit';
import type { recordFacts } from '@stoet/contracts/production/record.events';
import type { z } from 'zod';
import type { Derived, NamedRecord } from './named-record.schema';
import { derivedFrom } from './record.rules';
import type { RecordsRepository } from './records.repository';

type RecordResource = 'locations' | 'repetitiontypes' | 'casts' | 'roles' | 'groups' | 'scenes' | 'repetitions';
export type Happened = 'created' | 'changed' | 'removed';
type Facts = z.output<typeof recordFacts>;

/** What one kind of record is called, and what it tells when it changes. */
export interface RecordKind {
  /** Counter of its ids. */
  readonly kind: string;
  readonly resource: RecordResource;
  readonly notFound: string;
  readonly changed: MessageType<z.ZodType<Facts>>;
  readonly removed: MessageType<z.ZodType<{ id: number; projectId: number | null }>>;
}

/** Fields of a record that are its own: not counted, derived or fixed. */
export type OwnFields<Doc extends NamedRecord> = Omit<Doc, '_id' | 'version' | 'projectId' | Derived>;

/**
 * Rules that all named records share: rights by the stored record's project, one event with each change,
 * and no deleting of what is in use.
 */
export abstract class RecordsService<Doc extends NamedRecord> {
  protected constructor(
    private readonly kind: RecordKind,
    protected readonly repository: RecordsRepository<Doc>,
    private readonly ids: Ids,
    protected readonly transactions: Transactions,
  ) {}

  /** The record, when the caller may do this with it; unknown to who may not even read it. */
  async one(id: number, caller: Caller, right: RightKey = this.right('read')): Promise<Doc> {
    const record = await this.repository.byId(id);
    if (!record || !this.mayRead(caller, record.projectId)) throw new DomainError('not_found', this.kind.notFound);
    if (right !== this.right('read')) this.check(caller, right, record.projectId);
    return record;
  }

  async create(projectId: number | null, fields: OwnFields<Doc>, caller: Caller): Promise<number> {
    this.check(caller, this.right('create'), projectId);
    const _id = await this.ids.next(this.kind.kind);
    const record = { _id, version: 1, projectId, ...fields, ...derivedFrom(fields) } as unknown as Doc;
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.repository.insert(record, tx);
      await this.after('created', [record], tx);
      tx.emit(this.kind.changed, factsOf(record));
    });
    return _id;
  }

  async update(id: number, fields: Partial<OwnFields<Doc>>, caller: Caller): Promise<Doc> {
    const record = await this.one(id, caller, this.right('update'));
    return this.transactions.run(caller.profileId, (tx) => this.change(record, fields, tx));
  }

  async remove(ids: readonly number[], caller: Caller): Promise<void> {
    const records = await Promise.all([...new Set(ids)].map((id) => this.one(id, caller, this.right('delete'))));
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.checkUnused(records, tx);
      await this.repository.remove(ids, tx);
      await this.after('removed', records, tx);
      for (const { _id, projectId } of records) tx.emit(this.kind.removed, { id: _id, projectId });
    });
  }

  /** @throws DomainError 'forbidden' without the right, in this project or globally. */
  check(caller: Caller, right: RightKey, projectId: number | null): void {
    if (!caller.can(right, projectId ?? undefined)) throw new DomainError('forbidden');
  }

  /** Changes fields inside a transaction, with the event and what follows from it. */
  protected async change(record: Doc, fields: Partial<OwnFields<Doc>>, tx: Tx): Promise<Doc> {
    const stored = { ...fields, ...derivedFrom({ ...record, ...fields }) } as Partial<Doc>;
    const changed = await this.repository.change(record._id, stored, tx);
    await this.after('changed', [changed], tx);
    tx.emit(this.kind.changed, factsOf(changed));
    return changed;
  }

  protected mayRead(caller: Caller, projectId: number | null): boolean {
    return caller.can(this.right('read'), projectId ?? undefined);
  }

  /** @throws DomainError 'conflict' naming what uses a record. */
  protected async checkUnused(_records: readonly Doc[], _tx: Tx): Promise<void> {}

  /** What follows, in the same transaction. */
  protected async after(_happened: Happened, _records: readonly Doc[], _tx: Tx): Promise<void> {}

  private right(operation: Operation): RightKey {
    return `${this.kind.resource}.${operation}`;
  }
}

const factsOf = ({ _id, version, projectId, identifier, name }: NamedRecord): DataOf<RecordKind['changed']> => ({
  id: _id,
  ...{ version, projectId, identifier, name },
});
