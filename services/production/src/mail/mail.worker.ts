import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@stoet/service-kit';
import type { ProductionConfig } from '../config';
import { MailRepository } from './mail.repository';
import { isFinal, MAX_ATTEMPTS, waitAfter } from './mail.rules';
import type { Mail } from './mail.schema';
import { renderMail } from './mail.templates';
import { type MailTransport } from './mail.transport';

export const MAIL_TRANSPORT = Symbol('mail transport');
const LOOK_EVERY_MS = 500;

/**
 * Sends the queued mails, one at a time for each copy of the service. A mail is leased while it is being sent, so two
 * copies never send the same one; one whose copy died is sent again under the same Message-ID.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private working?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly repository: MailRepository,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(CONFIG) private readonly config: ProductionConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.working;
    this.transport.close();
  }

  private look(): void {
    this.working ??= this.work()
      .catch((err: unknown) => this.logger.warn({ err }, 'mails wait'))
      .finally(() => (this.working = undefined));
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const mail = await this.repository.claim(new Date());
      if (!mail) return;
      await this.send(mail);
    }
  }

  private async send(mail: Mail): Promise<void> {
    const { _id: key, template, attempts } = mail;
    try {
      const { to, createdAt: date, values = {} } = mail;
      await this.transport.deliver({ key, to, date, from: this.config.MAIL_FROM, ...renderMail(template, values) });
    } catch (err) {
      return this.failed(mail, err);
    }
    await this.repository.sent(key, new Date());
    this.logger.info({ template, attempts }, 'mail sent');
  }

  private async failed({ _id: key, template, attempts }: Mail, err: unknown): Promise<void> {
    const now = Date.now();
    if (isFinal(err) || attempts >= MAX_ATTEMPTS) {
      this.logger.error({ err, template, attempts }, 'mail given up');
      return this.repository.giveUp(key, new Date(now));
    }
    this.logger.warn({ err, template, attempts }, 'mail waits');
    return this.repository.tryLater(key, new Date(now + waitAfter(attempts)));
  }
}
