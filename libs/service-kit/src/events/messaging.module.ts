import { Global, Inject, Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Transactions } from '../mongo/transactions';
import { LOGGER } from '../tokens';
import type { Logger } from '../logger';
import { Bus } from './bus';
import { Consumer } from './consumer';
import { Progress } from './live';
import { Outbox } from './outbox';
import { Relay } from './relay';
import { Sagas } from './saga';

const PARTS = [Bus, Outbox, Relay, Consumer, Sagas, Progress, Transactions];

/** Outbox, relay, consumers, sagas: everything that leaves or reaches a service over NATS. */
@Global()
@Module({ imports: [DiscoveryModule], providers: PARTS, exports: PARTS })
export class MessagingModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private started?: Promise<void>;

  constructor(
    private readonly bus: Bus,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    private readonly consumer: Consumer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.outbox.prepare();
    this.started = this.start();
    await this.started;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.started?.catch(() => undefined);
    await this.consumer.stop().catch((err: unknown) => this.logger.warn({ err }, 'consumer stop'));
    await this.relay.stop();
  }

  private async start(): Promise<void> {
    await this.bus.connect();
    this.relay.start();
    await this.consumer.start();
  }
}
