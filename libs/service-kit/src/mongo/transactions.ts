import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { DataOf, MessageType } from '@stoet/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { currentRequestId } from '../context';
import { Outbox, type Outgoing } from '../events/outbox';

/** One fact: the changes made with `session` and the messages given to `emit` become true together, or not at all. */
export interface Tx {
  readonly session: ClientSession;
  /** Adds an event or a command to the outbox of this transaction. */
  emit<M extends MessageType>(message: M, data: DataOf<M>): void;
  /** The same transaction on behalf of somebody else: several messages handled together each keep their actor. */
  as(actor: number): Tx;
}

/** A transaction that collects what is emitted; `actor` is the profile that acts, 0 the system. */
function collecting(session: ClientSession, messages: Outgoing[], actor: number): Tx {
  return {
    session,
    emit: (message, data) => void messages.push({ message, data, actor, requestId: currentRequestId() }),
    as: (other) => collecting(session, messages, other),
  };
}

/** Runs transactions with their events (design, idea 3). */
@Injectable()
export class Transactions {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /**
   * Runs `work` in a transaction; on a write conflict it runs again from the start, so it must have no other effect.
   * Events are stored with the change and published after the commit.
   */
  async run<T>(actor: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    let emitted = 0;
    try {
      const result = await session.withTransaction(
        async () => {
          const messages: Outgoing[] = [];
          const answer = await work(collecting(session, messages, actor));
          emitted = messages.length;
          if (emitted > 0) await this.outbox.add(messages, session);
          return answer;
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } },
      );
      return result as T;
    } finally {
      await session.endSession();
      if (emitted > 0) this.outbox.wake();
    }
  }
}
