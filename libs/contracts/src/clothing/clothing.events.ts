import { z } from 'zod';
import { event } from '../events';
import { id, ids } from '../fields';
import { room } from '../live';

/** Articles were added or changed, in what they are or in where they are; no ids: too many to name. */
export const articleChanged = event('clothing.article.changed.v1', z.object({ ids }), {
  name: 'articles_changed',
  rooms: () => [room.all('articles')],
});

/** Facts of an order after a change; amounts in cents. */
const orderFacts = z.object({
  id,
  version: z.number().int().positive(),
  type: z.number().int(),
  billed: z.boolean(),
  canceled: z.boolean(),
  totalItems: z.number().int(),
  outstanding: z.number().int(),
  price: z.number().int(),
  vat: z.number().int(),
  fine: z.number().int(),
});
export type OrderFacts = z.output<typeof orderFacts>;

const live = {
  name: 'orders_changed',
  rooms: () => [room.all('orders')],
  payload: (order: OrderFacts) => ({ id: order.id }),
};

export const orderCreated = event('clothing.order.created.v1', orderFacts, live);
export const orderChanged = event('clothing.order.changed.v1', orderFacts, live);
export const orderReceived = event('clothing.order.received.v1', orderFacts, live);
export const orderBilled = event('clothing.order.billed.v1', orderFacts, live);
export const orderCanceled = event('clothing.order.canceled.v1', orderFacts, live);

/** Look-ups of the inventory changed: racks, sizes, fabrics, patterns, colours, categories. */
export const lookupChanged = event(
  'clothing.lookup.changed.v1',
  z.object({ kind: z.enum(['racks', 'sizes', 'fabrics', 'patterns', 'colors', 'categories']), ids }),
  { name: 'lookups_changed', rooms: (d) => [room.all(d.kind)] },
);
