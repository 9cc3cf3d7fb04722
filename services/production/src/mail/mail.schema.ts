import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { MailTemplate } from '@stoet/contracts/production/mail.events';

/** A mail to send once. `failed`: given up, because the address or the server refuses it for good. */
export type MailState = 'queued' | 'sent' | 'failed';

@Schema({ collection: 'mails', versionKey: false })
export class Mail {
  /** The key of the command: the same mail asked for twice is one mail. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String }) to: string;
  @Prop({ type: String }) template: MailTemplate;
  /** What the placeholders become; gone when the mail is sent, because it may hold a one-use link. */
  @Prop({ type: Object }) values?: Record<string, string>;
  @Prop({ type: String }) state: MailState;
  @Prop({ type: Number }) attempts: number;
  /** When it may be tried (again). While somebody sends it, the end of his lease. */
  @Prop({ type: Date }) nextAt: Date;
  /** Who holds the lease. */
  @Prop({ type: String }) owner: string | null;
  @Prop({ type: Date }) createdAt: Date;
  @Prop({ type: Date }) sentAt: Date | null;
  @Prop({ type: Date }) expireAt?: Date;
}
export const MailSchema = SchemaFactory.createForClass(Mail);
MailSchema.index({ state: 1, nextAt: 1 });
MailSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
