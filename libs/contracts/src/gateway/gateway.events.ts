import { z } from 'zod';
import { id } from '../fields';
import { event } from '../events';
import { room } from '../live';

/** An account came to be, together with its first profile. */
export const accountCreated = event('gateway.account.created.v1', z.object({ accountId: id, profileId: id }));
/** Global settings that other services work with; `fine` in cents per piece per day. */
export const settingsChanged = event(
  'gateway.settings.changed.v1',
  z.object({ title: z.string(), fine: z.number().int().nonnegative() }),
);
/** Rights of accounts changed: their open pages fetch them again. */
export const rightsChanged = event('gateway.rights.changed.v1', z.object({ accountIds: z.array(id) }), {
  name: 'rights_changed',
  rooms: (d) => d.accountIds.map(room.account),
  payload: () => ({}),
});
