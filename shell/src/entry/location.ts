import { useSyncExternalStore } from 'react';

const CHANGED = 'popstate';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Path of the address, before the router is there: the login page does without it. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** Something to read on the page that is gone to; lost on the next navigation. */
export type Notice = 'signedUp' | 'passwordSent' | 'passwordChanged' | 'expired' | 'emailConfirmed' | 'unsubscribed';

/** Goes to a path without loading the page again. */
export function goTo(path: string, notice?: Notice, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState']({ ...window.history.state, notice }, '', path);
  window.dispatchEvent(new PopStateEvent(CHANGED));
  window.scrollTo(0, 0);
}

const FLAGS = ['emailConfirmed', 'unsubscribed'] as const;

/** What the page has to tell on arrival: from the navigation before it, or from a link in a mail (spec/volunteers §2). */
export function noticeOnArrival(): Notice | undefined {
  const query = new URLSearchParams(window.location.search);
  return (
    FLAGS.find((flag) => query.get(flag) === 'true') ?? (window.history.state as { notice?: Notice } | null)?.notice
  );
}
