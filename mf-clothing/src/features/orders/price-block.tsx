import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { useRoute } from '@stoet/web-kit/api';
import { ErrorAlert } from '@stoet/web-kit/feedback';
import { formatDate, formatMoney } from '@stoet/web-kit/texts';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useDelayed } from '../../common/use-delayed';

const REFRESH_DELAY = 500; // spec/clothing §9

export interface PriceRequest {
  priceCategory: number;
  fromDt: string;
  toDt: string;
  items: { id: number; amount: number }[];
}

/** What the rental costs, computed by the server a moment after the last change. */
export function PriceBlock({ request }: { request: PriceRequest | undefined }) {
  const t = useClothingTexts();
  // compared as text: the form makes a new object at every key
  const asked = useDelayed(JSON.stringify(request), REFRESH_DELAY);
  const body = asked === undefined ? undefined : (JSON.parse(asked) as PriceRequest);
  const { data, error, isFetching } = useRoute(
    orderRoutes.price,
    { body: body ?? { priceCategory: 1, fromDt: '', toDt: '', items: [] } },
    { enabled: body !== undefined, keepPrevious: true },
  );
  return (
    <section className="clothing-card" aria-label={t('orders.prices')} aria-busy={isFetching}>
      <h2>{t('orders.prices')}</h2>
      {body && <ErrorAlert error={error} />}
      {!body && <p className="clothing-muted">{t('orders.priceLater')}</p>}
      {body && data && !error && (
        <dl className="clothing-totals" aria-live="polite">
          <Amount label={t('orders.periods')} value={String(data.periods)} />
          <Amount label={t('orders.returnBefore')} value={formatDate(data.returnBefore)} />
          <Amount label={t('orders.price')} value={formatMoney(data.price)} />
          <Amount label={t('orders.vat')} value={formatMoney(data.vat)} />
          <Amount label={t('orders.total')} value={formatMoney(data.total)} strong />
          <Amount label={t('orders.replacementPrice')} value={formatMoney(data.replacementPrice)} />
        </dl>
      )}
    </section>
  );
}

export const Amount = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'clothing-total' : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
