import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

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
    const counter = await this.counters().findOneAndUpdate(
      { _id: kind },
      { $inc: { value: count } },
      { upsert: true, returnDocument: 'after' },
    );
    return (counter?.value ?? count) - count + 1;
  }

  /** Makes sure that ids handed out later are above `value`: for records that bring their own number. */
  async atLeast(kind: string, value: number): Promise<void> {
    await this.counters().updateOne({ _id: kind }, { $max: { value } }, { upsert: true });
  }

  private counters() {
    return this.connection.collection<Counter>('counters');
  }
}
