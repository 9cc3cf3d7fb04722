import { isStaff, mayUse, useSession } from '../session';
import { useTexts } from '../texts';
import { useRemotes } from './registry';
import type { Guarded, SlotContexts, SlotEntry, SlotName } from './remote-module';
import { Lazy } from './retry-boundary';
import type { Account } from '@stoet/contracts/gateway/account.contract';

/** Whether an entry is for this account; inside a project its rights there count too. */
export function isFor(entry: Guarded, account: Account | undefined, projectId?: number | 'anywhere'): boolean {
  if (entry.audience && (entry.audience === 'staff') !== isStaff(account)) return false;
  return mayUse(account, entry.right, projectId);
}

/** What the remotes put in a slot, for who is logged in, in order. Tabs are drawn from this. */
export function useSlot<S extends SlotName>(name: S, context: SlotContexts[S]): SlotEntry<S>[] {
  const { account } = useSession();
  const projectId = 'projectId' in context ? (context.projectId as number) : 'anywhere';
  // the name decides the type of an entry, which the union cannot say for an open S
  const entries = useRemotes().flatMap((remote) => remote.slots) as unknown as SlotEntry<S>[];
  return entries
    .filter((entry) => entry.slot === name && isFor(entry, account, projectId))
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
}

/** One entry of a slot, loaded, in a boundary of its own. */
export function SlotContent<S extends SlotName>({ entry, context }: { entry: SlotEntry<S>; context: SlotContexts[S] }) {
  const t = useTexts();
  return <Lazy load={entry.content} props={context} name={entry.label && t(entry.label)} />;
}

/** Everything that the remotes put in a slot, one after the other. */
export function Slot<S extends SlotName>({ name, context }: { name: S; context: SlotContexts[S] }) {
  return useSlot(name, context).map((entry) => <SlotContent key={entry.id} entry={entry} context={context} />);
}
