import { readConfig, serviceSettings } from '@stoet/service-kit';
import { z } from 'zod';

/** Settings of the production service; the table in docs/operations.md explains each. */
export const productionSettings = {
  ...serviceSettings,
  /** Mail server (`smtps://user:password@host:465`); none: mails are written into `DATA_DIR/mail`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Stoet <no-reply@stoet.test>'),
} as const;

export type ProductionConfig = z.output<z.ZodObject<typeof productionSettings>>;
export const productionConfig = (): ProductionConfig => readConfig(productionSettings);
