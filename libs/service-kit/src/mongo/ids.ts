import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const DUPLICATE = 11000;

interface Counter {
  _id: string;
  value: number;
}

/** Numeric ids from one atomic counter a kind. A number that a failed transaction took is not given again. */
@Injectable()
export class Ids {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The next id; `count` takes that many in a row and gives the first. */
  async next(kind: string, count = 1): Promise<number> {
    const take = () =>
      this.counters().findOneAndUpdate(
        { _id: kind },
        { $inc: { value: count } },
        { upsert: true, returnDocument: 'after' },
      );
    // first ids asked at once: only one of them makes the counter, the others may see a duplicate or nothing at all
    const first = await take().catch((error: { code?: number }) => {
      if (error.code !== DUPLICATE) throw error;
    });
    const counter = first ?? (await take());
    if (!counter) throw new Error(`No counter for ${kind}`);
    return counter.value - count + 1;
  }

  /** Makes sure that ids handed out later are above `value`: for records that bring their own number. */
  async atLeast(kind: string, value: number): Promise<void> {
    await this.counters().updateOne({ _id: kind }, { $max: { value } }, { upsert: true });
  }

  private counters() {
    return this.connection.collection<Counter>('counters');
  }
}
