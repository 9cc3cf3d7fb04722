import { text } from 'node:stream/consumers';
import { newPerson } from '@stoet/contracts/volunteers/profile.events';
import { createService } from '@stoet/service-kit';
import { z } from 'zod';
import { AccountsRepository } from './accounts/accounts.repository';
import { SignUpService } from './accounts/sign-up.service';
import { gatewayConfig } from './config';
import { gatewayOptions } from './gateway.options';

const wanted = z.array(
  z.strictObject({
    password: z.string().min(6).max(128),
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    developer: z.boolean().default(false),
    person: newPerson,
  }),
);
const WAIT_MS = 30_000;

/**
 * Makes accounts that need no confirmation: the first administrator of an installation, or staff.
 * Reads a JSON list from standard input (docs/operations.md), so that no password stands in a process list;
 * prints the ids. An address that has an account already is left as it is.
 */
async function main(): Promise<void> {
  const accounts = wanted.parse(JSON.parse(await text(process.stdin)));
  const app = await createService({ ...gatewayOptions(gatewayConfig()), configure: undefined });
  const repository = app.get(AccountsRepository);
  for (const account of accounts) {
    const known = await repository.byEmail(account.person.email);
    const id = known?._id ?? (await app.get(SignUpService).create({ ...account, confirmed: true }));
    const profileIds = await completed(repository, id);
    process.stdout.write(`${JSON.stringify({ email: account.person.email, accountId: id, profileIds })}\n`);
  }
  await app.close();
}

/** Waits until the volunteers service made the profile. */
async function completed(repository: AccountsRepository, id: number): Promise<number[]> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const account = await repository.byId(id);
    if (account?.state === 'active') return account.profileIds;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Account ${id} still waits for its profile: is the volunteers service running?`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
