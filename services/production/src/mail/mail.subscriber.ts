import { Injectable } from '@nestjs/common';
import type { DataOf } from '@stoet/contracts';
import { sendMail } from '@stoet/contracts/production/mail.events';
import { On, type Tx } from '@stoet/service-kit';
import { MailRepository } from './mail.repository';

/** Takes the mails that other services ask for; the worker sends them. */
@Injectable()
export class MailSubscriber {
  constructor(private readonly repository: MailRepository) {}

  @On(sendMail) async queue({ key, ...mail }: DataOf<typeof sendMail>, tx: Tx): Promise<void> {
    await this.repository.queue({ _id: key, ...mail }, tx);
  }
}
