import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { KEPT_MS, LEASE_MS } from './mail.rules';
import { Mail } from './mail.schema';

/** The only importer of the mail model. */
@Injectable()
export class MailRepository {
  private readonly owner = randomUUID();

  constructor(@InjectModel(Mail.name) private readonly model: Model<Mail>) {}

  /** Stores a mail to send, unless its key is known. */
  async queue(mail: Pick<Mail, '_id' | 'to' | 'template' | 'values'>, tx: Tx): Promise<void> {
    const now = new Date();
    const fresh = { ...mail, state: 'queued', attempts: 0, nextAt: now, owner: null, createdAt: now, sentAt: null };
    const { _id, ...fields } = fresh;
    await this.model.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true, session: tx.session }).exec();
  }

  /** Takes the mail that waits longest, for as long as a lease lasts: nobody else gets it meanwhile. */
  claim(now: Date): Promise<Mail | null> {
    return this.model
      .findOneAndUpdate(
        { state: 'queued', nextAt: { $lte: now } },
        { $set: { owner: this.owner, nextAt: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean<Mail>()
      .exec();
  }

  async sent(id: string, now: Date): Promise<void> {
    await this.settle(id, 'sent', now);
  }

  async giveUp(id: string, now: Date): Promise<void> {
    await this.settle(id, 'failed', now);
  }

  async tryLater(id: string, nextAt: Date): Promise<void> {
    await this.model.updateOne({ _id: id, owner: this.owner }, { $set: { nextAt, owner: null } }).exec();
  }

  private async settle(id: string, state: Mail['state'], now: Date): Promise<void> {
    const expireAt = new Date(now.getTime() + KEPT_MS);
    const sentAt = state === 'sent' ? now : null;
    await this.model
      .updateOne(
        { _id: id, owner: this.owner },
        { $set: { state, sentAt, owner: null, expireAt }, $unset: { values: 1 } },
      )
      .exec();
  }
}
