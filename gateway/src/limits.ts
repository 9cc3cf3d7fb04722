import { Injectable } from '@nestjs/common';
import { DomainError } from '@stoet/contracts';
import { RateLimiterMemory, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 3600;

/** A login attempt that was counted: taken back when it succeeds. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Throttles, each per process. Guessing one account's password is counted per account *and* address, so a stranger
 * elsewhere cannot lock the owner out; an address that tries many accounts is counted by itself.
 */
@Injectable()
export class Limits {
  private readonly pair = new RateLimiterMemory({ points: 8, duration: 5 * MINUTE });
  private readonly byAddress = new RateLimiterMemory({ points: 200, duration: 5 * MINUTE });
  private readonly signUp = new RateLimiterMemory({ points: 60, duration: HOUR });
  private readonly mail = new RateLimiterMemory({ points: 5, duration: HOUR });
  private readonly mailByAddress = new RateLimiterMemory({ points: 30, duration: HOUR });
  private readonly link = new RateLimiterMemory({ points: 30, duration: 10 * MINUTE });
  private readonly heavy = new RateLimiterMemory({ points: 120, duration: MINUTE });

  /** Counts a try to log in. @throws DomainError 'too_many' with the seconds to wait. */
  async login(email: string, address: string): Promise<Attempt> {
    const key = `${email}|${address}`;
    await take(this.byAddress, address);
    await take(this.pair, key);
    return { succeeded: async () => void (await Promise.all([this.pair.delete(key), this.byAddress.reward(address)])) };
  }

  signUps(address: string): Promise<void> {
    return take(this.signUp, address);
  }

  async mails(email: string, address: string): Promise<void> {
    await take(this.mailByAddress, address);
    await take(this.mail, email);
  }

  links(address: string): Promise<void> {
    return take(this.link, address);
  }

  /** Exports, uploads and whole lists of one account. */
  heavyWork(accountId: number): Promise<void> {
    return take(this.heavy, String(accountId));
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new DomainError('too_many', undefined, { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
}
