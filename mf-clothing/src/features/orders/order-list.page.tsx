import { EditOutlined, EyeOutlined, FilePdfOutlined } from '@ant-design/icons';
import type { Selection } from '@stoet/contracts';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { call, download } from '@stoet/web-kit/api';
import { ListPage, type BulkAction, type RowAction } from '@stoet/web-kit/list';
import { useCan } from '@stoet/web-kit/session';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useLiveRefresh } from '../../common/use-live-refresh';
import { detailHref, editHref, ORDERS_PAGE } from './order.queries';
import { orderColumns, orderFilters, type OrderRow } from './order.columns';
import { Refusals } from './refusals';
import { useCloseOrder } from './use-close-order';

/** Order forms (spec/clothing §2, "Order list"). */
export default function OrderListPage() {
  const t = useClothingTexts();
  const mayUpdate = useCan('orders.update', 'anywhere');
  const closing = useCloseOrder();
  useLiveRefresh('orders', 'orders_changed', [orderRoutes.list]);
  const actions = (row: OrderRow): RowAction[] => [
    ...(mayUpdate
      ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined />, href: editHref(row.id), disabled: whyNot(row, t) }]
      : []),
    { key: 'detail', label: t('orders.detail'), icon: <EyeOutlined />, href: detailHref(row.id) },
    {
      key: 'pdf',
      label: t('orders.pdf'),
      icon: <FilePdfOutlined />,
      onClick: () => void download(orderRoutes.pdf, { params: { id: row.id } }, { inTab: true }),
    },
  ];
  return (
    <>
      <Refusals messages={closing.errors} onClose={closing.dismiss} />
      <ListPage
        title={t('orders.title')}
        routes={orderRoutes}
        columns={orderColumns(t)}
        filters={orderFilters(t)}
        rowName={(row) => t('orders.name', { id: row.id })}
        rowHref={(row) => detailHref(row.id)}
        rowActions={actions}
        bulkActions={mayUpdate ? bulkActions(t, closing) : undefined}
        create={{ label: t('orders.new'), right: 'orders.create', to: `${ORDERS_PAGE}/nieuw` }}
        empty={t('orders.empty')}
      />
    </>
  );
}

/** Why an order cannot be changed any more. */
const whyNot = (row: OrderRow, t: (key: string) => string): string | undefined =>
  row.billed ? t('orders.states.billed') : row.canceled ? t('orders.states.canceled') : undefined;

function bulkActions(t: (key: string) => string, { bill, cancel }: ReturnType<typeof useCloseOrder>): BulkAction[] {
  return [
    {
      key: 'bill',
      label: t('orders.bill'),
      disabled: (count) => (count === 1 ? undefined : t('orders.billOne')),
      run: async (selection) => bill((await rowsOf(selection))[0]),
    },
    {
      key: 'cancel',
      label: t('orders.cancel'),
      danger: true,
      run: async (selection) => cancel((await rowsOf(selection)).map((row) => row.id)),
    },
  ];
}

const rowsOf = async (selection: Selection): Promise<OrderRow[]> =>
  (await call(orderRoutes.checked, { body: { configs: selection as never } })).data;
