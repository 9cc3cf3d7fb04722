import path from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONFIG } from '@stoet/service-kit';
import type { ProductionConfig } from '../config';
import { MailRepository } from './mail.repository';
import { Mail, MailSchema } from './mail.schema';
import { MailSubscriber } from './mail.subscriber';
import { fileTransport, smtpTransport } from './mail.transport';
import { MAIL_TRANSPORT, MailWorker } from './mail.worker';

const transport = {
  provide: MAIL_TRANSPORT,
  useFactory: ({ SMTP_URL, DATA_DIR }: ProductionConfig) =>
    SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(path.join(DATA_DIR, 'mail')),
  inject: [CONFIG],
};

/** The one mailer: a durable queue, and its way out. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Mail.name, schema: MailSchema }])],
  providers: [transport, MailRepository, MailSubscriber, MailWorker],
})
export class MailModule {}
