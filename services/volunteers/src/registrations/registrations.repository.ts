import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { List, type ListDefinition, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { Registration } from './registration.schema';

/** The only importer of the registration model; plain objects out. */
@Injectable()
export class RegistrationsRepository {
  constructor(@InjectModel(Registration.name) private readonly model: Model<Registration>) {}

  list<Row, F extends object>(definition: ListDefinition<Registration, Row, F>): List<Registration, Row, F> {
    return new List(this.model, definition);
  }

  byId(id: number): Promise<Registration | null> {
    return this.model.findById(id).lean<Registration>().exec();
  }

  of(projectId: number, profileId: number): Promise<Registration | null> {
    return this.model.findOne({ projectId, profileId }).lean<Registration>().exec();
  }

  /** Somebody's registrations in some projects: project → registration. */
  async ownIn(profileId: number, projectIds: readonly number[]): Promise<Map<number, number>> {
    const found = await this.model
      .find({ profileId, projectId: { $in: projectIds } }, { projectId: 1 })
      .lean<Pick<Registration, '_id' | 'projectId'>[]>()
      .exec();
    return new Map(found.map(({ _id, projectId }) => [projectId, _id]));
  }

  /** Whether somebody is registered in one of these projects, or in any. */
  async isIn(profileId: number, projects: 'all' | readonly number[]): Promise<boolean> {
    const where = projects === 'all' ? { profileId } : { profileId, projectId: { $in: projects } };
    return (await this.model.exists(where)) !== null;
  }

  countIn(projectId: number, tx: Tx): Promise<number> {
    return this.model.countDocuments({ projectId }, { session: tx.session }).exec();
  }

  async insert(registration: Registration, tx: Tx): Promise<void> {
    await this.model.create([registration], { session: tx.session });
  }

  /** Changes a registration, counts the change, and gives it as it is now. */
  change(id: number, fields: Partial<Omit<Registration, '_id' | 'version'>>, tx: Tx): Promise<Registration | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id },
        { $set: fields, $inc: { version: 1 } },
        { session: tx.session, returnDocument: 'after' },
      )
      .lean<Registration>()
      .exec();
  }

  /** Changes every registration of a person, and gives them as they are now. */
  async changeOf(profileId: number, fields: Partial<Registration>, tx: Tx): Promise<Registration[]> {
    const { session } = tx;
    await this.model.updateMany({ profileId }, { $set: fields, $inc: { version: 1 } }, { session }).exec();
    return this.model.find({ profileId }, null, { session }).lean<Registration[]>().exec();
  }

  /** Removes a registration; false when somebody else did already. */
  async remove(id: number, tx: Tx): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id }, { session: tx.session }).exec();
    return deletedCount > 0;
  }

  async removeIn(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }
}
