import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { useChange } from '@stoet/web-kit/api';
import { useNavigate } from '@stoet/web-kit/router';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { OrderForm } from './order-form';
import { detailHref, ORDER_ANSWERS, ORDERS_PAGE } from './order.queries';

/** Renting articles. */
export default function OrderNewPage() {
  const t = useClothingTexts();
  const navigate = useNavigate();
  const create = useChange(orderRoutes.create, { invalidates: ORDER_ANSWERS });
  return (
    <div className="clothing-stack clothing-wide">
      <h1>{t('orders.new')}</h1>
      <OrderForm
        onSubmit={(body) => create.mutateAsync({ body })}
        onSaved={(answer) => void navigate(detailHref((answer as { id: number }).id))}
        onCancel={() => void navigate(ORDERS_PAGE)}
      />
    </div>
  );
}
