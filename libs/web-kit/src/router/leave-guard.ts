import { useEffect, useState } from 'react';
import type { Location } from 'react-router';

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

let ask: (() => Promise<boolean>) | undefined;

/** Whether another place may be shown: at once, or as soon as somebody has answered. */
export function mayLeave(from: Location, to: Location): true | Promise<boolean> {
  return ask !== undefined && hasUnsavedChanges('page') && otherView(from, to) ? ask() : true;
}

/** The one place that asks. `question` answers whether to leave. */
export function LeaveGuard({ ask: question }: { ask: () => Promise<boolean> }): null {
  useEffect(() => {
    ask = question;
    return () => void (ask = undefined);
  }, [question]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUnsavedChanges() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
