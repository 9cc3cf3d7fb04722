import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, useNavigate, useNumberParam } from '@stoet/web-kit/router';
import { Alert } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { OrderForm } from './order-form';
import { detailHref, ORDER_ANSWERS } from './order.queries';

/** Change of an order, while it is neither billed nor canceled. */
export default function OrderEditPage() {
  const t = useClothingTexts();
  const navigate = useNavigate();
  const id = useNumberParam('id') ?? 0;
  const { data, error, refetch } = useRoute(orderRoutes.one, { params: { id } }, { enabled: id > 0 });
  const update = useChange(orderRoutes.update, { invalidates: ORDER_ANSWERS });
  if (id === 0) return <NotFound />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={12} />;
  const closed = data.billed ? 'orders.isBilled' : data.canceled ? 'orders.isCanceled' : undefined;
  return (
    <div className="clothing-stack clothing-wide">
      <h1>{t('orders.name', { id })}</h1>
      {closed ? (
        <Alert
          type="info"
          showIcon
          title={t(closed)}
          description={<Link to={detailHref(id)}>{t('orders.toDetail')}</Link>}
        />
      ) : (
        <OrderForm
          order={data}
          onSubmit={(body) => update.mutateAsync({ params: { id }, body })}
          onSaved={() => void navigate(detailHref(id))}
          onCancel={() => void navigate(detailHref(id))}
        />
      )}
    </div>
  );
}
