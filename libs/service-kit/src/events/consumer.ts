import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { DomainError, subjectOf, type Envelope, type MessageType } from '@stoet/contracts';
import type { Connection } from 'mongoose';
import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from 'nats';
import { withRequestId } from '../context';
import { LOGGER, SERVICE_NAME } from '../tokens';
import type { Logger } from '../logger';
import { Transactions } from '../mongo/transactions';
import { Bus } from './bus';
import { ON_METADATA, type Reaction } from './on';

const SECOND = 1e9;
const KEEP_INBOX_SECONDS = 30 * 24 * 3600;
const ACK_WAIT = 30 * SECOND;
const MAX_PENDING = 500;
/** Most messages that are handled in one transaction. */
const BATCH = 100;

interface InboxRow {
  _id: string;
  at: Date;
}
interface Registered {
  message: MessageType;
  react: Reaction<MessageType>;
}
/** A message that can be handled: read, and of the shape of its contract. */
interface Readable {
  envelope: Envelope;
  requestId: string;
  react: Reaction<MessageType>;
}

/** Reads the streams for this service, one durable consumer a stream, shared by all copies of the service. */
@Injectable()
export class Consumer {
  private readonly reactions = new Map<string, Registered>();
  private readonly reading: { messages: ConsumerMessages; queue: Queue }[] = [];

  constructor(
    private readonly bus: Bus,
    private readonly transactions: Transactions,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  async start(): Promise<void> {
    this.collect();
    await this.inbox().createIndex({ at: 1 }, { expireAfterSeconds: KEEP_INBOX_SECONDS });
    await this.read(this.bus.streams.events, 'event');
    await this.read(this.bus.streams.commands, 'command');
  }

  async stop(): Promise<void> {
    await Promise.all(this.reading.map(({ messages }) => messages.close()));
    await Promise.all(this.reading.map(({ queue }) => queue.stop()));
    this.reading.length = 0;
  }

  /** Forgets which events were handled and reads them all again: to rebuild copies after emptying them. */
  async replay(): Promise<void> {
    await this.stop();
    const manager = await this.bus.manager();
    await manager.consumers.delete(this.bus.streams.events, this.durable()).catch(() => undefined);
    await this.inbox().deleteMany({});
    await this.start();
  }

  private durable(): string {
    return `service-${this.service}`;
  }

  private inbox() {
    return this.connection.collection<InboxRow>('inbox');
  }

  private collect(): void {
    this.reactions.clear();
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, Reaction<MessageType>> | null;
      for (const name of prototype ? this.scanner.getAllMethodNames(prototype) : []) {
        const message = this.reflector.get<MessageType | undefined>(ON_METADATA, prototype![name]);
        if (!message) continue;
        const subject = this.bus.subject(subjectOf(message));
        if (this.reactions.has(subject))
          throw new Error(`Two reactions to ${message.type} in ${this.service}: join them`);
        this.reactions.set(subject, {
          message,
          react: (instance as Record<string, Reaction<MessageType>>)[name].bind(instance),
        });
      }
    }
  }

  private async read(stream: string, kind: MessageType['kind']): Promise<void> {
    const subjects = [...this.reactions].filter(([, r]) => r.message.kind === kind).map(([subject]) => subject);
    if (subjects.length === 0) return;
    const manager = await this.bus.manager();
    const wanted = {
      durable_name: this.durable(),
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subjects: subjects,
      ack_wait: ACK_WAIT,
      max_ack_pending: MAX_PENDING,
      max_deliver: -1,
    };
    const known = await manager.consumers.info(stream, this.durable()).catch(() => undefined);
    if (known) await manager.consumers.update(stream, this.durable(), wanted);
    else await manager.consumers.add(stream, wanted);
    const consumer = await this.bus.jetstream.consumers.get(stream, this.durable());
    const queue = new Queue((batch) => this.handle(batch));
    const messages = await consumer.consume({ max_messages: MAX_PENDING, callback: (message) => queue.add(message) });
    this.reading.push({ messages, queue });
  }

  /** Several messages in one transaction, because a commit costs far more than a change; one by one when that fails. */
  private async handle(batch: JsMsg[]): Promise<void> {
    if (batch.length > 1) {
      const done = await this.apply(batch.map((message) => this.parse(message))).then(
        () => true,
        () => false,
      );
      if (done) return batch.forEach((message) => message.ack());
    }
    for (const message of batch) await this.handleOne(message);
  }

  private async handleOne(message: JsMsg): Promise<void> {
    try {
      await this.apply([this.parse(message)]);
      message.ack();
    } catch (err) {
      if (err instanceof DomainError) return this.giveUp(message, err);
      this.logger.warn({ err, subject: message.subject }, 'message waits');
      message.nak(Math.min(30_000, 250 * 2 ** Math.min(message.info.redeliveryCount, 7)));
    }
  }

  /** @throws DomainError when the message does not have the shape of its contract. */
  private parse(message: JsMsg): Readable {
    const registered = this.reactions.get(message.subject);
    if (!registered) throw new DomainError('invalid', `Nobody reacts to ${message.subject}`);
    const envelope = message.json<Envelope>();
    const data = registered.message.data.safeParse(envelope.data);
    if (!data.success) throw new DomainError('invalid', `${envelope.type} does not have the shape of its contract`);
    return {
      envelope: { ...envelope, data: data.data },
      requestId: message.headers?.get('x-request-id') || envelope.id,
      react: registered.react,
    };
  }

  /** The reactions and the notes that they happened, in one transaction; what was handled before is passed over. */
  private async apply(messages: Readable[]): Promise<void> {
    const ids = messages.map(({ envelope }) => envelope.id);
    await this.transactions.run(0, async (tx) => {
      const options = { session: tx.session as never };
      const handled = new Set(
        (
          await this.inbox()
            .find({ _id: { $in: ids } }, { ...options, projection: { _id: 1 } })
            .toArray()
        ).map((row) => row._id),
      );
      const fresh = messages.filter(({ envelope }) => !handled.has(envelope.id) && handled.add(envelope.id));
      if (fresh.length === 0) return;
      const at = new Date();
      await this.inbox().insertMany(
        fresh.map(({ envelope }) => ({ _id: envelope.id, at })),
        options,
      );
      for (const { envelope, requestId, react } of fresh)
        await withRequestId(requestId, () => react(envelope.data as never, tx.as(envelope.actor), envelope as never));
    });
  }

  private async giveUp(message: JsMsg, err: DomainError): Promise<void> {
    this.logger.error({ err, subject: message.subject, seq: message.seq }, 'message given up');
    await this.connection
      .collection('dead_letters')
      .insertOne({ subject: message.subject, seq: message.seq, at: new Date(), code: err.code, reason: err.message });
    message.term();
  }
}

/** What arrives while a batch is handled waits, and is handled together in the next. */
class Queue {
  private waiting: JsMsg[] = [];
  private working?: Promise<void>;

  constructor(private readonly handle: (batch: JsMsg[]) => Promise<void>) {}

  add(message: JsMsg): void {
    this.waiting.push(message);
    this.working ??= this.work();
  }

  /** Drops what waits (it is delivered again) and waits for what is being handled. */
  async stop(): Promise<void> {
    this.waiting = [];
    await this.working;
  }

  private async work(): Promise<void> {
    await Promise.resolve(); // what arrived together is in the queue before the first batch is taken
    while (this.waiting.length > 0) await this.handle(this.waiting.splice(0, BATCH));
    this.working = undefined;
  }
}
