import { z } from 'zod';

const base64 = z.string().regex(/^[A-Za-z0-9+/=]+$/);

/** Settings that every service has; documented in docs/operations.md. */
export const serviceSettings = {
  PORT: z.coerce.number().int().default(0),
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: z.string(),
  MONGODB_DB: z.string().regex(/^[\w-]+$/),
  NATS_URL: z.string(),
  /** Before the names of streams and subjects, so that several installations can share one NATS. */
  NATS_PREFIX: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  IDENTITY_PUBLIC_KEY: base64,
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
} as const;

export const serviceConfig = z.object(serviceSettings);
export type ServiceConfig = z.output<typeof serviceConfig>;

/**
 * Reads the environment once.
 * @throws Error that names every setting that is missing or wrong.
 */
export function readConfig<S extends z.ZodRawShape>(shape: S, env: Record<string, string | undefined> = process.env) {
  const result = z.object(shape).safeParse(env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  throw new Error(`Settings are missing or wrong:\n${wrong}`);
}
