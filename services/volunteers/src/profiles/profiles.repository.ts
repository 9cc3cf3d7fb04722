import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProfileRow } from '@stoet/contracts/volunteers/profile.contract';
import { List, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { profileList, type ProfileFilters } from './profile.list';
import { Profile } from './profile.schema';
import type { Sight } from './profile.view';

/** The only importer of the profile model; plain objects out. */
@Injectable()
export class ProfilesRepository {
  constructor(@InjectModel(Profile.name) private readonly model: Model<Profile>) {}

  list(sight: Sight): List<Profile, ProfileRow, ProfileFilters> {
    return new List(this.model, profileList(sight));
  }

  byId(id: number): Promise<Profile | null> {
    return this.model.findById(id).lean<Profile>().exec();
  }

  byIds(ids: readonly number[]): Promise<Profile[]> {
    return this.model
      .find({ _id: { $in: ids } })
      .lean<Profile[]>()
      .exec();
  }

  byImage(uuid: string): Promise<Profile | null> {
    return this.model.findOne({ image: uuid }).lean<Profile>().exec();
  }

  /** Profiles of one account, the oldest first. */
  ofAccount(accountId: number): Promise<Profile[]> {
    return this.model.find({ accountId }).sort({ _id: 1 }).lean<Profile[]>().exec();
  }

  async madeBySaga(sagaId: string): Promise<boolean> {
    return (await this.model.exists({ sagaId })) !== null;
  }

  async pinTaken(pin: string): Promise<boolean> {
    return (await this.model.exists({ pin })) !== null;
  }

  async insert(profile: Profile, tx: Tx): Promise<void> {
    await this.model.create([profile], { session: tx.session });
  }

  /** Changes a profile, counts the change, and gives it as it is now. */
  change(id: number, fields: Partial<Omit<Profile, '_id' | 'version'>>, tx: Tx): Promise<Profile | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id },
        { $set: fields, $inc: { version: 1 } },
        { session: tx.session, returnDocument: 'after' },
      )
      .lean<Profile>()
      .exec();
  }
}
