import { room, type Resource, type Route } from '@stoet/contracts';
import { keyOf, useQueryClient } from '@stoet/web-kit/api';
import { useLive, useRoom } from '@stoet/web-kit/live';

/** Fetches answers again when somebody else changes what they are about. */
export function useLiveRefresh(resource: Resource, event: string, routes: readonly Route[]): void {
  const client = useQueryClient();
  useRoom(room.all(resource));
  useLive(event, () => {
    for (const route of routes) void client.invalidateQueries({ queryKey: keyOf(route) });
  });
}
