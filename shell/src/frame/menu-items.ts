import { isFor, type MenuItem, type RemoteModule } from '@stoet/web-kit/remote';
import type { Account } from '@stoet/web-kit/session';

export interface MenuGroup {
  /** Text key of the heading; undefined for items that stand by themselves. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

const byOrder = (a: MenuItem, b: MenuItem) => (a.order ?? 100) - (b.order ?? 100);

/** What the menu shows to an account: the items it may use, by group, in order; a group stands where its first item does. */
export function menuGroups(remotes: readonly RemoteModule[], account: Account | undefined, own: readonly MenuItem[]) {
  const items = [...own, ...remotes.flatMap((remote) => remote.menu)]
    .filter((item) => isFor(item, account, 'anywhere'))
    .sort(byOrder);
  const groups = new Map<string | undefined, MenuItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([label, members]): MenuGroup => ({ label, items: members }));
}

/** The item that a path belongs to: the one with the longest address that the path starts with. */
export function itemOf(groups: readonly MenuGroup[], path: string): MenuItem | undefined {
  return groups
    .flatMap((group) => group.items)
    .filter((item) => path === item.to || path.startsWith(`${item.to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
