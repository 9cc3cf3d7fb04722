import { readConfig, serviceSettings } from '@stoet/service-kit';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('1')
  .transform((v) => v === '1' || v === 'true');

/** Settings of the gateway; the table in docs/operations.md explains each. */
export const gatewaySettings = {
  ...serviceSettings,
  PORT: z.coerce.number().int().default(3000),
  IDENTITY_PRIVATE_KEY: z.string().min(1),
  /** Key of the session tokens, base64, 32 bytes. */
  SESSION_SECRET: z.string().min(32),
  VOLUNTEERS_URL: z.url(),
  PRODUCTION_URL: z.url(),
  CLOTHING_URL: z.url(),
  /** Folder with the built front ends (`shell/dist`, `mf-<name>/dist`); none: the gateway serves the API only. */
  WEB_DIR: z.string().optional(),
  /** `true`, or the addresses of the proxies in front whose X-Forwarded-For counts. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((v) => (v === 'true' ? true : v)),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  SESSION_IDLE_HOURS: z.coerce.number().positive().default(4),
  SESSION_REMEMBER_DAYS: z.coerce.number().positive().default(30),
  SITE_TITLE: z.string().default('Stoet'),
  CONTACT: z.string().default('kledij@stoet.test'),
  CHAT: flag,
  PIN_DURATION: z.coerce.number().int().default(500),
  TRANSLATION: flag.default(false),
  OFFSTAGE: flag,
} as const;

export type GatewayConfig = z.output<z.ZodObject<typeof gatewaySettings>>;
export const gatewayConfig = (): GatewayConfig => readConfig(gatewaySettings);
