import type { Tx } from '@stoet/service-kit';
import type { QueryFilter } from 'mongoose';
import { RecordsRepository } from '../records/records.repository';
import type { RecordWithMembers } from './member.schema';

/** Records that people are linked to. */
export abstract class MembersRepository<Doc extends RecordWithMembers> extends RecordsRepository<Doc> {
  /** Records of a project with their people; only those of one person when he is given. */
  inProject(projectId: number, tx?: Tx, userId?: number): Promise<Doc[]> {
    const of = userId === undefined ? { projectId } : { projectId, 'users.userId': userId };
    return this.model
      .find(
        of as unknown as QueryFilter<Doc>,
        { identifier: 1, name: 1, projectId: 1, users: 1 },
        { session: tx?.session },
      )
      .sort({ identifierKey: 1, _id: 1 })
      .lean<Doc[]>()
      .exec();
  }

  async usesCast(castId: number, tx: Tx): Promise<boolean> {
    const using = { 'users.castId': castId } as unknown as QueryFilter<Doc>;
    return (await this.model.exists(using).session(tx.session).exec()) !== null;
  }

  /** Takes a person out of every record. */
  async removeMember(userId: number, tx: Tx): Promise<void> {
    await this.model.collection.updateMany(
      { 'users.userId': userId } as never,
      { $pull: { users: { userId } }, $inc: { userCount: -1 } } as never,
      { session: tx.session as never },
    );
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId } as unknown as QueryFilter<Doc>, { session: tx.session }).exec();
  }
}
