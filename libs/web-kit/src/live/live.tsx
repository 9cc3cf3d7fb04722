import { createContext, useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { LiveConnection, type ConnectionState, type Live } from './live-connection';

const LiveContext = createContext<Live>(new LiveConnection());

/** Gives another connection than the page's own: tests. */
export const LiveProvider = ({ live, children }: { live: Live; children: ReactNode }) => (
  <LiveContext value={live}>{children}</LiveContext>
);

export const useLiveConnection = (): Live => useContext(LiveContext);

/** Runs `handler` for each live event of this name while the component is there; the newest handler counts. */
export function useLive<T>(event: string, handler: (payload: T) => void): void {
  const live = useLiveConnection();
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => live.on(event, (payload: T) => newest.current(payload)), [live, event]);
}

/** Is in a room (`room.project(3, 'registrations')`) while the component is there; undefined: in none. */
export function useRoom(room: string | undefined): void {
  const live = useLiveConnection();
  useEffect(() => (room === undefined ? undefined : live.join(room)), [live, room]);
}

/** State of the live connection, for the banner that says it is lost. */
export function useConnection(): ConnectionState {
  const live = useLiveConnection();
  return useSyncExternalStore(live.onState, live.state);
}
