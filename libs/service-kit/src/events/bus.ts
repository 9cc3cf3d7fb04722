import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  connect,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
} from 'nats';
import { STREAMS } from '@stoet/contracts';
import { CONFIG, LOGGER, SERVICE_NAME } from '../tokens';
import type { ServiceConfig } from '../config';
import type { Logger } from '../logger';

const SECOND = 1e9;
/** How long NATS recognises a message that is published again; the inbox of each consumer recognises it for longer. */
const DUPLICATE_WINDOW = 120 * SECOND;

/** The connection to NATS, with the two streams made when they are missing. Reconnects for ever. */
@Injectable()
export class Bus implements OnApplicationShutdown {
  private connection?: NatsConnection;
  private connected: () => void = () => undefined;
  /** Resolves when the connection is there. */
  readonly ready = new Promise<void>((resolve) => (this.connected = resolve));
  readonly streams: { events: string; commands: string };

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {
    this.streams = {
      events: config.NATS_PREFIX + STREAMS.events.name,
      commands: config.NATS_PREFIX + STREAMS.commands.name,
    };
  }

  async connect(): Promise<void> {
    this.connection = await connect({
      servers: this.config.NATS_URL.split(','),
      name: this.service,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      waitOnFirstConnect: true,
      timeout: 2000,
    });
    const manager = await this.manager();
    await this.ensure(manager, this.streams.events, STREAMS.events.subjects, RetentionPolicy.Limits);
    await this.ensure(manager, this.streams.commands, STREAMS.commands.subjects, RetentionPolicy.Workqueue);
    this.connected();
  }

  get nats(): NatsConnection {
    if (!this.connection) throw new Error('Not connected to NATS yet');
    return this.connection;
  }

  get jetstream(): JetStreamClient {
    return this.nats.jetstream({ timeout: 3000 });
  }

  manager(): Promise<JetStreamManager> {
    return this.nats.jetstreamManager({ timeout: 5000 });
  }

  /** Whether NATS answers now. */
  async alive(): Promise<boolean> {
    if (!this.connection || this.connection.isClosed()) return false;
    const answer = this.connection.flush().then(() => true);
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, 1000, false).unref());
    return Promise.race([answer, late]).catch(() => false);
  }

  /** A subject of this installation. */
  subject(name: string): string {
    return this.config.NATS_PREFIX ? `${this.config.NATS_PREFIX}.${name}` : name;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection?.drain().catch((err: unknown) => this.logger.warn({ err }, 'nats drain'));
  }

  private async ensure(
    manager: JetStreamManager,
    name: string,
    subjects: string,
    retention: RetentionPolicy,
  ): Promise<void> {
    const wanted = {
      name,
      subjects: [this.subject(subjects)],
      retention,
      storage: StorageType.File,
      duplicate_window: DUPLICATE_WINDOW,
    };
    try {
      await manager.streams.add(wanted);
    } catch (error) {
      // Another process made it, perhaps with other limits set by the operator: those stand.
      await manager.streams.info(name).catch(() => Promise.reject(error as Error));
    }
  }
}
