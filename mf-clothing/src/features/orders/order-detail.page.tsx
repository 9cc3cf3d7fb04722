import { orderRoutes, type OrderDetail } from '@stoet/contracts/clothing/order.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { useNumberParam } from '@stoet/web-kit/router';
import { useCan } from '@stoet/web-kit/session';
import { formatMoney } from '@stoet/web-kit/texts';
import { Alert } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useLiveRefresh } from '../../common/use-live-refresh';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderItems } from './order-items';
import { OrderState } from './order-state';
import { Amount } from './price-block';
import { Refusals } from './refusals';
import { useCloseOrder } from './use-close-order';

/** An order: who, what, what is still out, what it costs (spec/clothing §2, "Order detail"). */
export default function OrderDetailPage() {
  const id = useNumberParam('id') ?? 0;
  const { data, error, refetch } = useRoute(orderRoutes.one, { params: { id } }, { enabled: id > 0 });
  useLiveRefresh('orders', 'orders_changed', [orderRoutes.one]);
  if (id === 0) return <NotFound />;
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading rows={12} />;
  return <Detail order={data} />;
}

function Detail({ order }: { order: OrderDetail }) {
  const t = useClothingTexts();
  const mayUpdate = useCan('orders.update', 'anywhere');
  const closing = useCloseOrder();
  return (
    <div className="clothing-stack">
      <div className="clothing-bar">
        <h1>{t('orders.name', { id: order.id })}</h1>
        <OrderState order={order} />
        <OrderActions order={order} mayUpdate={mayUpdate} closing={closing} />
      </div>
      <Refusals messages={closing.errors} onClose={closing.dismiss} />
      {order.billed && <Alert type="info" showIcon title={t('orders.isBilled')} />}
      {order.canceled && <Alert type="info" showIcon title={t('orders.isCanceled')} />}
      <OrderFacts order={order} mayUpdate={mayUpdate} />
      <OrderItems order={order} mayReceive={mayUpdate && !order.canceled} mayRemark={mayUpdate} />
      <Prices order={order} />
    </div>
  );
}

function Prices({ order }: { order: OrderDetail }) {
  const t = useClothingTexts();
  const { price, vat, fine, replacementPrice, toPay } = order;
  return (
    <section className="clothing-card" aria-label={t('orders.prices')}>
      <h2>{t('orders.prices')}</h2>
      <dl className="clothing-totals">
        <Amount label={t('orders.price')} value={formatMoney(price)} />
        <Amount label={t('orders.vat')} value={formatMoney(vat)} />
        <Amount label={t('orders.fine')} value={formatMoney(fine)} />
        <Amount label={t('orders.total')} value={formatMoney(price + vat + fine)} strong />
        <Amount label={t('orders.toPay')} value={formatMoney(toPay)} />
        <Amount label={t('orders.replacementPrice')} value={formatMoney(replacementPrice)} />
      </dl>
    </section>
  );
}
