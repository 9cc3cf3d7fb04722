import { createHash, randomBytes } from 'node:crypto';

/** A random token of 192 bits, fit for a link. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
