import { hasRight, hasRightAnywhere, type RightKey, type Rights } from '@stoet/contracts';
import type { Account } from '@stoet/contracts/gateway/account.contract';

/** Levels 1 to 3 work with the staff layout. */
export const isStaff = (account: Account | undefined): boolean => account !== undefined && account.level > 0;
export const isAdmin = (account: Account | undefined): boolean => account?.level === 1;

/**
 * Whether one of `needed` is held: globally or in `projectId`; in any project when 'anywhere' is given, which is what
 * a menu item of a page with a scoped list asks. Nothing needed: everybody logged in.
 */
export function mayUse(
  account: Account | undefined,
  needed: RightKey | readonly RightKey[] | undefined,
  projectId?: number | 'anywhere',
): boolean {
  if (!account) return false;
  if (needed === undefined) return true;
  const rights = account.rights as Rights;
  const keys = typeof needed === 'string' ? [needed] : needed;
  return keys.some((key) =>
    projectId === 'anywhere' ? hasRightAnywhere(rights, key) : hasRight(rights, key, projectId),
  );
}
