import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { subjectOf, type Envelope, type MessageType } from '@stoet/contracts';
import { Types, type ClientSession, type Connection } from 'mongoose';

export interface Outgoing {
  message: MessageType;
  data: unknown;
  actor: number;
  requestId?: string;
}

/** A message waiting to be published, or published and kept for a while. `_id` is its id and its order. */
export interface OutboxRow {
  _id: Types.ObjectId;
  subject: string;
  envelope: Omit<Envelope, 'id'>;
  requestId?: string;
  publishedAt: Date | null;
  /** When the published row may go; set by the relay. */
  expireAt?: Date;
}

const HOUR = 3600_000;
/**
 * How long published rows are kept: JetStream itself may lose the last minutes when a machine loses power.
 * Commands go soon, because they may carry personal data and one-use links.
 */
export const keptUntil = (subject: string, now: Date): Date =>
  new Date(now.getTime() + (subject.startsWith('cmd.') ? HOUR : 7 * 24 * HOUR));

/** The messages of a service's own transactions (transactional outbox). */
@Injectable()
export class Outbox {
  private listener: () => void = () => undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  collection() {
    return this.connection.collection<OutboxRow>('outbox');
  }

  async prepare(): Promise<void> {
    await this.collection().createIndex({ publishedAt: 1, _id: 1 });
    await this.collection().createIndex({ expireAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** Stores messages inside the caller's transaction. Each is checked against its contract first. */
  async add(messages: readonly Outgoing[], session: ClientSession): Promise<void> {
    const at = new Date().toISOString();
    const rows = messages.map(({ message, data, actor, requestId }): OutboxRow => ({
      _id: new Types.ObjectId(),
      subject: subjectOf(message),
      envelope: { type: message.type, at, actor, data: message.data.parse(data) },
      requestId,
      publishedAt: null,
    }));
    await this.collection().insertMany(rows, { session: session as never });
  }

  /** Tells the relay that there is something to publish. */
  wake(): void {
    this.listener();
  }

  onWake(listener: () => void): void {
    this.listener = listener;
  }
}
