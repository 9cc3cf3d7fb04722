import { toEuros } from '@stoet/contracts';
import type { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import type { AnswerOf } from '@stoet/contracts';
import { defineList, equals, matchesWords } from '@stoet/service-kit';
import { today } from '../days';
import type { Order } from './order.schema';

export type OrderRow = AnswerOf<typeof orderRoutes.list>['data'][number];

export interface OrderFilters {
  text: string;
  return: boolean;
  billed: boolean;
  returned: boolean;
  canceled: boolean;
}

const ROW_FIELDS = [
  'type',
  'name',
  'companyName',
  'projectName',
  'creationDt',
  'fromDt',
  'toDt',
  'returnBefore',
  'price',
  'vat',
  'fine',
  'replacementPrice',
  'totalItems',
  'outstanding',
  'billed',
  'canceled',
] as const satisfies readonly (keyof Order)[];

type Listed = Pick<Order, '_id' | (typeof ROW_FIELDS)[number]>;

/** Cents still to pay: nothing once the order is billed or canceled. */
export const toPayOf = ({ billed, canceled, price, vat, fine }: Listed): number =>
  billed || canceled ? 0 : price + vat + fine;

export const orderRow = (order: Listed): OrderRow => ({
  id: order._id,
  type: order.type,
  name: order.name,
  companyName: order.companyName,
  projectName: order.projectName,
  creationDt: order.creationDt.toISOString(),
  fromDt: order.fromDt,
  toDt: order.toDt,
  returnBefore: order.returnBefore,
  toPay: toEuros(toPayOf(order)),
  replacementPrice: toEuros(order.replacementPrice),
  totalItems: order.totalItems,
  outstanding: order.outstanding,
  billed: order.billed,
  canceled: order.canceled,
});

const late = () => ({ outstanding: { $gt: 0 }, canceled: false, returnBefore: { $lt: today() } });

export const orderList = defineList<Order, OrderRow, OrderFilters>({
  name: 'bestelformulieren',
  fields: ROW_FIELDS,
  filters: {
    text: (value) => matchesWords(value),
    return: (yes) => (yes ? late() : { $nor: [late()] }),
    billed: equals('billed'),
    returned: (yes) => ({ outstanding: yes ? 0 : { $gt: 0 } }),
    canceled: equals('canceled'),
  },
  sorts: {
    id: [],
    name: ['nameKey'],
    creationDt: ['creationDt'],
    toDt: ['toDt'],
    returnBefore: ['returnBefore'],
    replacementPrice: ['replacementPrice'],
    totalItems: ['totalItems'],
  },
  rows: (docs) => docs.map(orderRow),
  columns: [
    { header: 'ID', value: (r) => r.id, kind: 'number', width: 10 },
    { header: 'Naam', value: (r) => r.companyName, width: 36 },
    { header: 'Verantwoordelijke', value: (r) => r.name, width: 28 },
    { header: 'Project', value: (r) => r.projectName, width: 28 },
    { header: 'Aangemaakt', value: (r) => r.creationDt, kind: 'date', width: 14 },
    { header: 'Einde huur', value: (r) => r.toDt, kind: 'date', width: 14 },
    { header: 'Terug voor', value: (r) => r.returnBefore, kind: 'date', width: 14 },
    { header: 'Nog te betalen', value: (r) => r.toPay, kind: 'money', width: 16 },
    { header: 'Vervangwaarde', value: (r) => r.replacementPrice, kind: 'money', width: 16 },
    { header: 'Stuks', value: (r) => r.totalItems, kind: 'number', width: 10 },
    { header: 'Nog uit', value: (r) => r.outstanding, kind: 'number', width: 10 },
    { header: 'Gefactureerd', value: (r) => r.billed, width: 14 },
    { header: 'Geannuleerd', value: (r) => r.canceled, width: 14 },
  ],
});
