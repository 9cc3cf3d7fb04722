import { readConfig, serviceSettings } from '@stoet/service-kit';
import { z } from 'zod';

const KEY_BYTES = 32;

/** Settings of the clothing service; the table in docs/operations.md explains each. */
export const clothingSettings = {
  ...serviceSettings,
  /** Key of the national numbers at rest: AES-256, base64, 32 bytes. */
  NATIONAL_NUMBER_KEY: z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length === KEY_BYTES, 'must be 32 bytes in base64'),
} as const;

export type ClothingConfig = z.output<z.ZodObject<typeof clothingSettings>>;
export const clothingConfig = (): ClothingConfig => readConfig(clothingSettings);
