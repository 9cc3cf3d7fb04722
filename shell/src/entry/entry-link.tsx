import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './location';

/** A link between the pages outside the router. A click with a modifier opens a tab, as with any link. */
export function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
