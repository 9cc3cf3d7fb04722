import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's second recommendation (19 MiB, 2 rounds); runs in threads, off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether the password is right. Without a hash (unknown address) it takes as long and answers no. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const right = await verify(stored ?? (await decoy), password);
  return stored !== undefined && right;
}
