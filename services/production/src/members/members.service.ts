import { DomainError, type Caller, type RightKey } from '@stoet/contracts';
import type { CastMember } from '@stoet/contracts/production/project-resource';
import type { Ids, Transactions, Tx } from '@stoet/service-kit';
import type { CopiesRepository } from '../copies/copies.repository';
import type { Participation } from '../presence/participation.service';
import { RecordsService, type Happened, type OwnFields, type RecordKind } from '../records/records.service';
import type { RecordWithMembers } from './member.schema';
import type { MembersRepository } from './members.repository';

/** Rules of records that people are linked to: only who is registered, and repetitions follow. */
export abstract class MembersService<Doc extends RecordWithMembers> extends RecordsService<Doc> {
  protected constructor(
    kind: RecordKind,
    repository: MembersRepository<Doc>,
    ids: Ids,
    transactions: Transactions,
    private readonly copies: CopiesRepository,
    protected readonly participation: Participation,
  ) {
    super(kind, repository, ids, transactions);
  }

  /** The linked people with their names, in the order of the names. */
  async members(projectId: number, id: number, caller: Caller) {
    const { users } = await this.ofProject(projectId, id, caller);
    const castOf = new Map(users.map((u) => [u.userId, u.castId]));
    const people = await this.copies.registered(projectId, [...castOf.keys()]);
    return people.map(({ profileId: userId, firstName, lastName, onStage }) => ({
      ...{ userId, firstName, lastName, onStage },
      castId: castOf.get(userId) ?? null,
    }));
  }

  /** Replaces the linked people. @throws DomainError 'not_found' for somebody who is not registered. */
  async setMembers(
    { projectId, id, users }: { projectId: number; id: number; users: CastMember[] },
    caller: Caller,
    right: RightKey,
  ): Promise<Doc> {
    const record = await this.ofProject(projectId, id, caller, right);
    return this.transactions.run(caller.profileId, async (tx) => {
      const ids = users.map((u) => u.userId);
      const known = await this.copies.registered(projectId, ids, tx);
      if (new Set(known.map((k) => k.profileId)).size !== ids.length)
        throw new DomainError('not_found', 'Voor deze gebruiker kon de inschrijving niet worden gevonden');
      return this.change(record, { users, userCount: users.length } as unknown as Partial<OwnFields<Doc>>, tx);
    });
  }

  protected override async after(happened: Happened, records: readonly Doc[], tx: Tx): Promise<void> {
    if (happened === 'created') return; // nobody is linked yet
    for (const projectId of new Set(records.map((r) => r.projectId))) await this.participation.refresh(projectId, tx);
  }

  private async ofProject(projectId: number, id: number, caller: Caller, right?: RightKey): Promise<Doc> {
    const record = await this.one(id, caller, right);
    // an address that names another project than the record's is an address that does not exist
    if (record.projectId !== projectId) throw new DomainError('not_found');
    return record;
  }
}
