import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@stoet/contracts';
import { PIN_TRIES_PER_MINUTE } from '@stoet/contracts/production/attendance';
import type { Model } from 'mongoose';
import { PinTries } from './presence.schema';

const MINUTE_MS = 60_000;
/** Losing a count when a machine stops costs a few tries; waiting for the disk costs every PIN. */
const FAST = { writeConcern: { w: 1, j: false } } as const;

/**
 * Counts the wrong PINs of a screen, over all copies of the service. A try counts until it proves right, so that
 * guessing many at once does not help; one screen never has ten people entering at the same moment.
 */
@Injectable()
export class PinThrottle {
  constructor(@InjectModel(PinTries.name) private readonly model: Model<PinTries>) {}

  /** @throws DomainError 'too_many' with the seconds to wait, after 10 wrong tries in a minute. */
  async count(screen: string): Promise<void> {
    const { tries, until } = await this.add(screen, new Date());
    if (tries <= PIN_TRIES_PER_MINUTE) return;
    const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
    throw new DomainError('too_many', 'Te veel foute pincodes, even wachten', { retryAfter });
  }

  /** The try was right after all. */
  async right(screen: string): Promise<void> {
    await this.model.updateOne({ _id: screen }, { $inc: { tries: -1 } }, FAST).exec();
  }

  private async add(screen: string, now: Date): Promise<PinTries> {
    const counted = await this.model
      .findOneAndUpdate(
        { _id: screen, until: { $gt: now } },
        { $inc: { tries: 1 } },
        { ...FAST, returnDocument: 'after' },
      )
      .lean<PinTries>()
      .exec();
    if (counted) return counted;
    const fresh = { tries: 1, until: new Date(now.getTime() + MINUTE_MS) };
    try {
      await this.model
        .updateOne({ _id: screen, until: { $lte: now } }, { $set: fresh }, { ...FAST, upsert: true })
        .exec();
      return { _id: screen, ...fresh };
    } catch (error) {
      if ((error as { code?: number }).code !== 11000) throw error;
      return this.add(screen, now); // somebody else began the minute just now
    }
  }
}
