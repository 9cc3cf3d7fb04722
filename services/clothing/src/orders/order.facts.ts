import type { OrderFacts } from '@stoet/contracts/clothing/clothing.events';
import type { Order } from './order.schema';

/** What others may know of an order: no person, no number. */
export const factsOf = (order: Order): OrderFacts => ({
  id: order._id,
  version: order.version,
  type: order.type,
  billed: order.billed,
  canceled: order.canceled,
  totalItems: order.totalItems,
  outstanding: order.outstanding,
  price: order.price,
  vat: order.vat,
  fine: order.fine,
});
