import { PRICE_LETTERS } from '@stoet/contracts/clothing/category.contract';
import { ORDER_TYPE, orderRoutes, type OrderDetail } from '@stoet/contracts/clothing/order.contract';
import { call } from '@stoet/web-kit/api';
import { ErrorAlert } from '@stoet/web-kit/feedback';
import { formatDate } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** Renter, project and dates of an order. */
export function OrderFacts({ order, mayUpdate }: { order: OrderDetail; mayUpdate: boolean }) {
  const t = useClothingTexts();
  const number = order.type === ORDER_TYPE.association ? 'orders.companyNumber' : 'orders.vatNumber';
  return (
    <div className="clothing-columns">
      <section className="clothing-card" aria-label={t('orders.renterTitle')}>
        <h2>{t('orders.renterTitle')}</h2>
        <dl className="clothing-facts">
          <Fact label={t('orders.type')}>{t(`orders.types.${order.type}`)}</Fact>
          <Fact label={t(order.type === ORDER_TYPE.company ? 'orders.company' : 'orders.association')}>
            {order.companyName}
          </Fact>
          <Fact label={t('orders.responsible')}>{order.name}</Fact>
          <Fact label={t(number)}>{order.uniqueNumber}</Fact>
          {order.socialSecurity && (
            <Fact label={t('orders.nationalNumber')}>
              <NationalNumber order={order} mayShow={mayUpdate} />
            </Fact>
          )}
          <Fact label={t('orders.bankAccount')}>{order.bankAccount}</Fact>
          <Fact label={t('orders.address')}>
            {order.streetName} {order.houseNumber}, {order.zipCode} {order.cityName}
          </Fact>
          <Fact label={t('orders.cellPhone')}>
            <a href={`tel:${order.cellPhone.replace(/\s/g, '')}`}>{order.cellPhone}</a>
          </Fact>
          <Fact label={t('orders.email')}>
            <a href={`mailto:${order.email}`}>{order.email}</a>
          </Fact>
        </dl>
      </section>
      <section className="clothing-card" aria-label={t('orders.projectTitle')}>
        <h2>{t('orders.projectTitle')}</h2>
        <dl className="clothing-facts">
          <Fact label={t('orders.projectName')}>{order.projectName}</Fact>
          <Fact label={t('orders.projectOwner')}>{order.projectOwner}</Fact>
          <Fact label={t('orders.projectPhone')}>
            <a href={`tel:${order.projectOwnerCellPhone.replace(/\s/g, '')}`}>{order.projectOwnerCellPhone}</a>
          </Fact>
          <Fact label={t('orders.period')}>
            {formatDate(order.fromDt)} – {formatDate(order.toDt)}
          </Fact>
          <Fact label={t('orders.periods')}>{order.periods}</Fact>
          <Fact label={t('orders.returnBefore')}>{formatDate(order.returnBefore)}</Fact>
          <Fact label={t('orders.priceCategory')}>{PRICE_LETTERS[order.priceCategory - 1]}</Fact>
          <Fact label={t('orders.info')}>{order.info}</Fact>
        </dl>
      </section>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );

/** Masked until somebody who may change the order asks to see it; each showing is logged. */
function NationalNumber({ order, mayShow }: { order: OrderDetail; mayShow: boolean }) {
  const t = useClothingTexts();
  const [shown, setShown] = useState<string>();
  const [error, setError] = useState<Error | null>(null);
  const show = () =>
    call(orderRoutes.nationalNumber, { params: { id: order.id } }).then(
      (answer) => setShown(answer.socialSecurity),
      setError,
    );
  return (
    <>
      {shown ?? order.socialSecurity}{' '}
      {mayShow && shown === undefined && (
        <Button size="small" onClick={() => void show()}>
          {t('orders.showNumber')}
        </Button>
      )}
      <ErrorAlert error={error} />
    </>
  );
}
