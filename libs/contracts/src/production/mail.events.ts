import { z } from 'zod';
import { command } from '../events';

/** Templates that other services may ask for, with the placeholders each one fills. */
export const MAIL_TEMPLATES = {
  confirmEmail: ['firstName', 'link'],
  accountExists: ['firstName', 'link'],
  resetPassword: ['firstName', 'link'],
  passwordChanged: ['firstName'],
} as const;
export type MailTemplate = keyof typeof MAIL_TEMPLATES;

/**
 * Send a mail, once: `key` recognises a repetition. Only the production service mails.
 * Placeholders are escaped when they are filled in.
 */
export const sendMail = command(
  'production.mail.send.v1',
  z.object({
    key: z.string().min(1).max(200),
    to: z.email(),
    template: z.enum(Object.keys(MAIL_TEMPLATES) as [MailTemplate, ...MailTemplate[]]),
    values: z.record(z.string(), z.string()),
  }),
);
