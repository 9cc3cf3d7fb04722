import { orderRoutes, type OrderDetail } from '@stoet/contracts/clothing/order.contract';
import { download } from '@stoet/web-kit/api';
import { useNavigate } from '@stoet/web-kit/router';
import { Button } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { editHref } from './order.queries';
import type { useCloseOrder } from './use-close-order';

interface Props {
  order: OrderDetail;
  mayUpdate: boolean;
  closing: ReturnType<typeof useCloseOrder>;
}

/** What can be done with the order as a whole. */
export function OrderActions({ order, mayUpdate, closing }: Props) {
  const t = useClothingTexts();
  const navigate = useNavigate();
  const isOpen = mayUpdate && !order.billed && !order.canceled;
  const pdf = () => void download(orderRoutes.pdf, { params: { id: order.id } }, { inTab: true });
  return (
    <div className="clothing-bar clothing-push">
      <Button onClick={pdf}>{t('orders.pdf')}</Button>
      {isOpen && <Button onClick={() => void navigate(editHref(order.id))}>{t('edit')}</Button>}
      {isOpen && (
        <Button danger onClick={() => void closing.cancel([order.id])}>
          {t('orders.cancelOne')}
        </Button>
      )}
      {isOpen && (
        <Button type="primary" onClick={() => void closing.bill(order)}>
          {t('orders.bill')}
        </Button>
      )}
    </div>
  );
}
