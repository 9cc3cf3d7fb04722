import type { Route } from '@stoet/contracts';
import { keyOf, useQueryClient } from '@stoet/web-kit/api';
import { useConnection, useLive, useRoom } from '@stoet/web-kit/live';
import { useCallback, useEffect, useRef } from 'react';

/** Fetches everything of these routes again. */
export function useRefetch(...routes: readonly Route[]): () => void {
  const client = useQueryClient();
  const newest = useRef(routes);
  return useCallback(() => {
    for (const route of newest.current) void client.invalidateQueries({ queryKey: keyOf(route) });
  }, [client]);
}

/** Keeps answers fresh: fetches them again when the live event says so, and after the connection was away. */
export function useRefreshOn(event: string, room: string | undefined, ...routes: readonly Route[]): void {
  const refetch = useRefetch(...routes);
  useRoom(room);
  useLive(event, refetch);
  useReconnect(refetch);
}

/** Runs `back` when the live connection is there again: what was said meanwhile was not heard. */
export function useReconnect(back: () => void): void {
  const state = useConnection();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'lost' && state === 'connected') back();
    before.current = state;
  }, [state, back]);
}
