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

interface InboxRow {
  _id: string;
  at: Date;
}
interface Registered {
  message: MessageType;
  react: Reaction<MessageType>;
}

/** Reads the streams for this service, one durable consumer a stream, shared by all copies of the service. */
@Injectable()
export class Consumer {
  private readonly reactions = new Map<string, Registered>();
  private readonly reading: ConsumerMessages[] = [];
  private readonly loops: Promise<void>[] = [];

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
    await Promise.all(this.reading.map((messages) => messages.close()));
    await Promise.all(this.loops);
    this.reading.length = 0;
    this.loops.length = 0;
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
    const messages = await consumer.consume({ max_messages: MAX_PENDING });
    this.reading.push(messages);
    this.loops.push(this.loop(messages));
  }

  private async loop(messages: ConsumerMessages): Promise<void> {
    for await (const message of messages) {
      const requestId = message.headers?.get('x-request-id') || message.subject;
      await withRequestId(requestId, () => this.handle(message));
    }
  }

  private async handle(message: JsMsg): Promise<void> {
    const registered = this.reactions.get(message.subject);
    if (!registered) return void message.ack();
    try {
      await this.once(message.json<Envelope>(), registered);
      message.ack();
    } catch (err) {
      if (err instanceof DomainError) return this.giveUp(message, err);
      this.logger.warn({ err, type: registered.message.type }, 'message waits');
      message.nak(Math.min(30_000, 250 * 2 ** Math.min(message.info.redeliveryCount, 7)));
    }
  }

  /** The reaction and the note that it happened, in one transaction. */
  private async once(envelope: Envelope, { message, react }: Registered): Promise<void> {
    if (await this.inbox().findOne({ _id: envelope.id }, { projection: { _id: 1 } })) return;
    const data = message.data.safeParse(envelope.data);
    if (!data.success) throw new DomainError('invalid', `${envelope.type} does not have the shape of its contract`);
    await this.transactions
      .run(envelope.actor, async (tx) => {
        await this.inbox().insertOne({ _id: envelope.id, at: new Date() }, { session: tx.session as never });
        await react(data.data, tx, { ...envelope, data: data.data });
      })
      .catch((error: { code?: number; keyPattern?: object; message?: string }) => {
        if (error.code === 11000 && /inbox/.test(error.message ?? '')) return; // another copy of this service was first
        throw error;
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
