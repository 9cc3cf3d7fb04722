import { ORDER_TYPE, type OrderInput } from '@stoet/contracts/clothing/order.contract';
import type { Draft } from './order-lines';

/** Field → key of its label, in the order of the form (spec/clothing §5). */
const REQUIRED: readonly [keyof OrderInput, string][] = [
  ['companyName', 'orders.association'],
  ['name', 'orders.responsible'],
  ['cellPhone', 'orders.cellPhone'],
  ['email', 'orders.email'],
  ['streetName', 'orders.street'],
  ['houseNumber', 'orders.houseNumber'],
  ['zipCode', 'orders.zipCode'],
  ['cityName', 'orders.city'],
  ['projectName', 'orders.projectName'],
  ['projectOwner', 'orders.projectOwner'],
  ['projectOwnerCellPhone', 'orders.projectPhone'],
  ['fromDt', 'orders.from'],
  ['toDt', 'orders.to'],
  ['priceCategory', 'orders.priceCategory'],
];

/** Keys of the labels of what still has to be filled in before articles can be rented. */
export function missingOf(values: Partial<OrderInput>, { lines }: Draft, hasStoredNumber: boolean): string[] {
  const { type } = values;
  const missing = REQUIRED.filter(([field]) => !values[field]).map(([field, label]) =>
    field === 'companyName' && type === ORDER_TYPE.company ? 'orders.company' : label,
  );
  if (type === ORDER_TYPE.company && !values.uniqueNumber) missing.push('orders.vatNumber');
  if (type === ORDER_TYPE.association && !values.uniqueNumber) missing.push('orders.companyNumber');
  if (type === ORDER_TYPE.associationWithoutNumber && !values.socialSecurity && !hasStoredNumber)
    missing.push('orders.nationalNumber');
  if (lines.length === 0) missing.push('orders.oneArticle');
  return missing;
}
