import { useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router';

/** Where unsaved input is: a page goes away on navigation, a window stays and only minds the tab being closed. */
type Place = 'page' | 'window';
const unsaved = new Map<symbol, Place>();

export const hasUnsavedChanges = (place?: Place): boolean =>
  place === undefined ? unsaved.size > 0 : [...unsaved.values()].includes(place);

/**
 * While `dirty`, leaving asks first.
 * `release` lets go at once, for a save that goes elsewhere when it succeeds; `hold` takes it back when it fails.
 */
export function useLeaveGuard(dirty: boolean, place: Place = 'page'): { release: () => void; hold: () => void } {
  const [key] = useState(() => Symbol('unsaved'));
  useEffect(() => {
    if (!dirty) return;
    unsaved.set(key, place);
    return () => void unsaved.delete(key);
  }, [dirty, place, key]);
  return { release: () => void unsaved.delete(key), hold: () => void (dirty && unsaved.set(key, place)) };
}

const otherView = (from: Location, to: Location) =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get('tab') !== new URLSearchParams(to.search).get('tab');

/** The one place that asks: once per page, because a router can be blocked only once. `ask` answers whether to leave. */
export function LeaveGuard({ ask }: { ask: () => Promise<boolean> }): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges('page') && otherView(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUnsavedChanges() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
