import { flagsOf, rightsOfLevel, type Level, type RightKey } from '@stoet/contracts';
import type { Account } from '@stoet/contracts/gateway/account.contract';

/** An account as the gateway answers it: a level, what access roles grant besides, and anything else to override. */
export function accountOf(level: Level, granted: readonly RightKey[] = [], more: Partial<Account> = {}): Account {
  const global = [...rightsOfLevel(level), ...granted];
  return {
    id: 11,
    accountId: 1,
    email: 'an.peeters@stoet.test',
    firstName: 'An',
    lastName: 'Peeters',
    level,
    developer: false,
    image: null,
    isUser: level === 0,
    shouldVerify: false,
    canEditClothingSizes: true,
    shouldUploadCertificate: false,
    certificate: null,
    profiles: [{ id: 11, firstName: 'An', lastName: 'Peeters' }],
    rights: { global, projects: {}, flags: flagsOf({ global, projects: {} }) },
    ...more,
  };
}
