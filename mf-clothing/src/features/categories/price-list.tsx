import { PlusOutlined } from '@ant-design/icons';
import { categoryRoutes, PRICE_LETTERS, type PricePeriod } from '@stoet/contracts/clothing/category.contract';
import { useChange } from '@stoet/web-kit/api';
import { EmptyState } from '@stoet/web-kit/feedback';
import { ContractForm, DateField } from '@stoet/web-kit/form';
import { dayOf, formatDate, formatMoney } from '@stoet/web-kit/texts';
import { useWindow, useWindows } from '@stoet/web-kit/windows';
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { PriceFields } from './price-fields';

const isActive = ({ startDt, endDt }: PricePeriod, today: string) =>
  startDt <= today && (endDt === null || endDt >= today);

/** Price periods of a category, the newest first, with a filter on what holds today. */
export function PriceList({ categoryId, prices }: { categoryId: number; prices: readonly PricePeriod[] }) {
  const t = useClothingTexts();
  const { open } = useWindows();
  const [active, setActive] = useState<'yes' | 'no'>();
  const today = dayOf(new Date());
  const shown = [...prices].reverse().filter((p) => active === undefined || isActive(p, today) === (active === 'yes'));
  const add = () =>
    open({
      id: `prijs-${categoryId}`,
      title: t('categories.newPrice'),
      content: <PriceForm categoryId={categoryId} />,
      width: 720,
    });
  return (
    <section className="clothing-stack" aria-label={t('categories.prices')}>
      <div className="clothing-bar">
        <h2>{t('categories.prices')}</h2>
        <Select
          aria-label={t('categories.active')}
          placeholder={t('categories.active')}
          allowClear
          value={active}
          onChange={setActive}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          style={{ minWidth: 140 }}
        />
        <Button className="clothing-push" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('categories.newPrice')}
        </Button>
      </div>
      {shown.length === 0 && <EmptyState text={t('categories.noPrices')} />}
      <ul className="clothing-lines" aria-label={t('categories.prices')}>
        {shown.map((period) => (
          <Period key={period.startDt} period={period} active={isActive(period, today)} />
        ))}
      </ul>
    </section>
  );
}

function Period({ period, active }: { period: PricePeriod; active: boolean }) {
  const t = useClothingTexts();
  return (
    <li className="clothing-line clothing-period">
      <div className="clothing-period-dates">
        <strong>
          {formatDate(period.startDt)} – {period.endDt ? formatDate(period.endDt) : t('categories.noEnd')}
        </strong>{' '}
        <Tag color={active ? 'success' : undefined}>
          {active ? t('categories.isActive') : t('categories.notActive')}
        </Tag>
      </div>
      <dl className="clothing-amounts">
        {PRICE_LETTERS.map((letter) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{formatMoney(period[`price${letter}`])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('categories.replacementPrice')}</dt>
          <dd>{formatMoney(period.replacementPrice)}</dd>
        </div>
      </dl>
    </li>
  );
}

function PriceForm({ categoryId }: { categoryId: number }) {
  const t = useClothingTexts();
  const own = useWindow();
  const add = useChange(categoryRoutes.addPrice, { invalidates: [categoryRoutes.one, categoryRoutes.list] });
  return (
    <ContractForm
      schema={categoryRoutes.addPrice.body}
      initial={{ startDt: dayOf(new Date()), replacementPrice: 0 }}
      onSubmit={(body) => add.mutateAsync({ params: { id: categoryId }, body })}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <DateField name="startDt" label={t('categories.from')} help={t('categories.fromToday')} />
      <PriceFields />
    </ContractForm>
  );
}
