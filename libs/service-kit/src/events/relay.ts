import { hostname } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { headers } from 'nats';
import { LOGGER, SERVICE_NAME } from '../tokens';
import type { Logger } from '../logger';
import { Bus } from './bus';
import { keptUntil, Outbox, type OutboxRow } from './outbox';

const BATCH = 500;
const LOOK_EVERY_MS = 500;
const LEASE_MS = 5000;

interface Lease {
  _id: string;
  owner: string;
  until: Date;
}

/**
 * Publishes the outbox in order, each message with its id, and marks it after JetStream's acknowledgement.
 * One relay a service at a time (a lease); what a killed one published without marking is published again under the
 * same id, which JetStream and the consumers' inboxes recognise.
 */
@Injectable()
export class Relay {
  private readonly owner = `${hostname()}:${process.pid}:${Math.random().toString(36).slice(2)}`;
  private running = false;
  private stopped = false;
  private again = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    private readonly bus: Bus,
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  start(): void {
    this.outbox.onWake(() => {
      this.trigger();
      // Perhaps another copy of this service holds the lease: tell it.
      this.bus.nats.publish(this.wakeSubject(), this.owner);
    });
    this.bus.nats.subscribe(this.wakeSubject(), {
      callback: (_, message) => void (message.string() !== this.owner && this.trigger()),
    });
    this.timer = setInterval(() => this.trigger(), LOOK_EVERY_MS);
    this.trigger();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    while (this.running) await new Promise((resolve) => setTimeout(resolve, 10));
    await this.leases()
      .deleteOne({ _id: 'relay', owner: this.owner })
      .catch(() => undefined);
  }

  private trigger(): void {
    this.again = true;
    if (!this.running && !this.stopped) void this.work();
  }

  private async work(): Promise<void> {
    this.running = true;
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        if (!(await this.holdLease())) return;
        while (!this.stopped && (await this.publishBatch()) === BATCH);
      }
    } catch (err) {
      this.logger.warn({ err }, 'outbox waits');
    } finally {
      this.running = false;
    }
  }

  private async publishBatch(): Promise<number> {
    const rows = await this.outbox.collection().find({ publishedAt: null }).sort({ _id: 1 }).limit(BATCH).toArray();
    if (rows.length === 0) return 0;
    await Promise.all(rows.map((row) => this.publish(row)));
    await this.markPublished(rows);
    return rows.length;
  }

  private async markPublished(rows: OutboxRow[]): Promise<void> {
    const publishedAt = new Date();
    for (const kind of ['evt.', 'cmd.']) {
      const ids = rows.filter((row) => row.subject.startsWith(kind)).map((row) => row._id);
      if (ids.length === 0) continue;
      await this.outbox
        .collection()
        .updateMany({ _id: { $in: ids } }, { $set: { publishedAt, expireAt: keptUntil(kind, publishedAt) } });
    }
  }

  private async publish(row: OutboxRow): Promise<void> {
    const id = row._id.toHexString();
    const head = headers();
    if (row.requestId) head.set('x-request-id', row.requestId);
    await this.bus.jetstream.publish(this.bus.subject(row.subject), JSON.stringify({ id, ...row.envelope }), {
      msgID: id,
      headers: head,
    });
  }

  private async holdLease(): Promise<boolean> {
    const now = new Date();
    const until = new Date(now.getTime() + LEASE_MS);
    try {
      const held = await this.leases().findOneAndUpdate(
        { _id: 'relay', $or: [{ owner: this.owner }, { until: { $lt: now } }] },
        { $set: { owner: this.owner, until } },
        { upsert: true, returnDocument: 'after' },
      );
      return held?.owner === this.owner;
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return false; // someone else holds it
      throw error;
    }
  }

  private leases() {
    return this.connection.collection<Lease>('leases');
  }

  private wakeSubject(): string {
    return this.bus.subject(`wake.${this.service}`);
  }
}
