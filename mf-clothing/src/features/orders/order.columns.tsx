import type { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import type { ListColumn, ListFilter, RowOf } from '@stoet/web-kit/list';
import { formatDate, formatMoney, formatNumber } from '@stoet/web-kit/texts';
import { OrderState } from './order-state';

export type OrderRow = RowOf<typeof orderRoutes>;
type T = (key: string) => string;

export const orderColumns = (t: T): ListColumn<OrderRow>[] => [
  { key: 'id', title: t('orders.id'), sort: 'id', align: 'right', width: 72 },
  { key: 'name', title: t('orders.renter'), sort: 'name', card: 'title', render: (o) => <Renter order={o} /> },
  {
    key: 'creationDt',
    title: t('orders.created'),
    sort: 'creationDt',
    card: 'hidden',
    render: (o) => formatDate(o.creationDt),
  },
  { key: 'toDt', title: t('orders.end'), sort: 'toDt', render: (o) => formatDate(o.toDt) },
  {
    key: 'returnBefore',
    title: t('orders.returnBefore'),
    sort: 'returnBefore',
    render: (o) => formatDate(o.returnBefore),
  },
  { key: 'toPay', title: t('orders.toPay'), align: 'right', render: (o) => formatMoney(o.toPay) },
  {
    key: 'replacementPrice',
    title: t('orders.replacementPrice'),
    sort: 'replacementPrice',
    align: 'right',
    card: 'hidden',
    render: (o) => formatMoney(o.replacementPrice),
  },
  {
    key: 'totalItems',
    title: t('orders.pieces'),
    sort: 'totalItems',
    align: 'right',
    render: (o) => formatNumber(o.totalItems),
  },
];

/** Who has it and how it stands, in one cell: the table has columns enough. */
const Renter = ({ order }: { order: OrderRow }) => (
  <>
    {order.companyName} – {order.projectName} <OrderState order={order} />
  </>
);

export const orderFilters = (t: T): ListFilter[] =>
  ['return', 'billed', 'returned', 'canceled'].map((name) => ({
    name,
    label: t(`orders.filter.${name}`),
    kind: 'flag',
  }));
