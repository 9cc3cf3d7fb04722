import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { ParticipationTurn, Presence } from './presence.schema';

export type Expected = Pick<Presence, 'repetitionId' | 'projectId' | 'profileId' | 'isRoleUser'>;
/** A presence is named by its repetition and its person. */
export type PresenceKey = Pick<Presence, 'repetitionId' | 'profileId'>;

/** The only importer of the presence model. */
@Injectable()
export class PresencesRepository {
  constructor(
    @InjectModel(Presence.name) private readonly model: Model<Presence>,
    @InjectModel(ParticipationTurn.name) private readonly turns: Model<ParticipationTurn>,
  ) {}

  /** Makes transactions that change who is expected in a project follow each other. */
  async takeTurn(projectId: number, tx: Tx): Promise<void> {
    await this.turns.updateOne({ _id: projectId }, { $inc: { turn: 1 } }, { upsert: true, session: tx.session }).exec();
  }

  ofRepetition(repetitionId: number): Promise<Presence[]> {
    return this.model.find({ repetitionId }).lean<Presence[]>().exec();
  }

  /** Presences at some repetitions, of one person when he is given. */
  at(repetitionIds: readonly number[], tx?: Tx, profileId?: number): Promise<Presence[]> {
    const of = profileId === undefined ? {} : { profileId };
    return this.model
      .find({ repetitionId: { $in: repetitionIds }, ...of }, null, { session: tx?.session })
      .lean<Presence[]>()
      .exec();
  }

  /** Of some people at some repetitions. */
  ofPeople(repetitionIds: readonly number[], profileIds: readonly number[], tx: Tx): Promise<Presence[]> {
    return this.model
      .find({ repetitionId: { $in: repetitionIds }, profileId: { $in: profileIds } }, null, { session: tx.session })
      .lean<Presence[]>()
      .exec();
  }

  /** Ids of the repetitions that a person takes part in. */
  async repetitionsOf(profileId: number): Promise<number[]> {
    const found = await this.model.find({ profileId }, { _id: 0, repetitionId: 1 }).lean<Presence[]>().exec();
    return found.map((p) => p.repetitionId);
  }

  async expect(people: readonly Expected[], tx: Tx): Promise<void> {
    if (people.length === 0) return;
    const rows = people.map((p): Presence => ({ ...p, present: false, markedPresent: true, reason: '' }));
    await this.model.collection.insertMany(rows as never, { session: tx.session as never });
  }

  async change(key: PresenceKey, fields: Partial<Presence>, tx: Tx): Promise<Presence | null> {
    const { repetitionId, profileId } = key;
    return this.model
      .findOneAndUpdate({ repetitionId, profileId }, { $set: fields }, { session: tx.session, returnDocument: 'after' })
      .lean<Presence>()
      .exec();
  }

  async remove(keys: readonly PresenceKey[], tx: Tx): Promise<void> {
    for (const repetitionId of new Set(keys.map((k) => k.repetitionId))) {
      const profileIds = keys.filter((k) => k.repetitionId === repetitionId).map((k) => k.profileId);
      await this.model.deleteMany({ repetitionId, profileId: { $in: profileIds } }, { session: tx.session }).exec();
    }
  }

  async removeRepetitions(repetitionIds: readonly number[], tx: Tx): Promise<void> {
    await this.model.deleteMany({ repetitionId: { $in: repetitionIds } }, { session: tx.session }).exec();
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }

  async removePerson(profileId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ profileId }, { session: tx.session }).exec();
  }
}
