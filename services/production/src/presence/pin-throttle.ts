import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@stoet/contracts';
import { PIN_TRIES_PER_MINUTE } from '@stoet/contracts/production/attendance';
import type { Model } from 'mongoose';
import { PinTries } from './presence.schema';

const MINUTE_MS = 60_000;
/** Losing a count when a machine stops costs a few tries; waiting for the disk costs every PIN. */
const FAST = { writeConcern: { w: 1, j: false } } as const;

/** How many PINs of one screen are looked at together; the others wait. Well below what may be wrong in a minute. */
const AT_ONCE = 5;

/**
 * Counts the wrong PINs of a screen, over all copies of the service. A try counts until it proves right, so that
 * guessing many at once does not help.
 */
@Injectable()
export class PinThrottle {
  private readonly turnstiles = new Map<string, Turnstile>();

  constructor(@InjectModel(PinTries.name) private readonly model: Model<PinTries>) {}

  /**
   * Looks at one PIN of a screen; `look` gives undefined for a wrong one.
   * @throws DomainError 'too_many' with the seconds to wait, after 10 wrong tries in a minute
   */
  async guard<T>(screen: string, look: () => Promise<T | undefined>): Promise<T | undefined> {
    const turnstile = this.turnstiles.get(screen) ?? new Turnstile(AT_ONCE);
    this.turnstiles.set(screen, turnstile);
    await turnstile.enter();
    try {
      await this.count(screen);
      const found = await look();
      if (found !== undefined) await this.takeBack(screen);
      return found;
    } finally {
      turnstile.leave();
      if (turnstile.isEmpty) this.turnstiles.delete(screen);
    }
  }

  private async count(screen: string): Promise<void> {
    const { tries, until } = await this.add(screen, new Date());
    if (tries <= PIN_TRIES_PER_MINUTE) return;
    const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
    throw new DomainError('too_many', 'Te veel foute pincodes, even wachten', { retryAfter });
  }

  private async takeBack(screen: string): Promise<void> {
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

/** Lets some through at a time, in the order in which they came. */
class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  get isEmpty(): boolean {
    return this.inside === 0;
  }

  async enter(): Promise<void> {
    if (this.inside < this.places) this.inside++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place to who waits longest. */
  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside--;
  }
}
