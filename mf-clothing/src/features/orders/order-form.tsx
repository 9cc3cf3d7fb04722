import { orderChange, orderInput, type OrderDetail, type OrderInput } from '@stoet/contracts/clothing/order.contract';
import { isApiError } from '@stoet/web-kit/api';
import { ContractForm } from '@stoet/web-kit/form';
import { useLeaveGuard } from '@stoet/web-kit/router';
import { useState } from 'react';
import { rentInfo } from '@stoet/contracts/clothing/article.contract';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { RentInfoLists } from '../articles/rent-info';
import { LinesEditor } from './lines-editor';
import { missingOf } from './missing-fields';
import { draftOf, inputOf, type Draft } from './order-lines';
import { PriceBlock, type PriceRequest } from './price-block';
import { RenterFields } from './renter-fields';

interface Props {
  order?: OrderDetail;
  onSubmit: (input: OrderInput) => Promise<unknown>;
  onSaved: (answer: unknown) => void;
  onCancel: () => void;
}
type Values = Partial<OrderInput>;

/** The order form: renter, project, articles, prices. */
export function OrderForm({ order, onSubmit, onSaved, onCancel }: Props) {
  const t = useClothingTexts();
  const initial = initialOf(order);
  const [values, setValues] = useState<Values>(initial);
  const [draft, setDraft] = useState<Draft>(() => draftOf(order));
  const [changed, setChanged] = useState(false);
  const [conflict, setConflict] = useState<unknown>();
  const guard = useLeaveGuard(changed);
  const missing = missingOf(values, draft, order !== undefined && order.socialSecurity !== '');
  const save = async (input: OrderInput) => {
    setConflict(undefined);
    guard.release();
    try {
      return await onSubmit({ ...input, ...inputOf(draft) });
    } catch (error) {
      guard.hold();
      if (isApiError(error)) setConflict(error.details);
      throw error;
    }
  };
  const inUse = rentInfo.safeParse(conflict);
  return (
    <ContractForm
      schema={order ? orderChange : orderInput}
      initial={initial}
      onSubmit={save}
      onSaved={onSaved}
      onCancel={onCancel}
      onChange={(now) => setValues(now as Values)}
      submitText={order ? undefined : t('orders.rent')}
      disabled={
        missing.length > 0 ? t('orders.missing', { fields: missing.map((key) => t(key)).join(', ') }) : undefined
      }
    >
      <RenterFields masked={order?.socialSecurity} />
      <div className="clothing-card">
        <LinesEditor
          draft={draft}
          onChange={(next) => {
            setDraft(next);
            setChanged(true);
          }}
        />
      </div>
      <PriceBlock request={priceRequest(values, draft)} />
      {inUse.success && <RentInfoLists info={inUse.data} />}
    </ContractForm>
  );
}

function initialOf(order?: OrderDetail): Values {
  if (!order) return { type: 1, items: [], groups: [] };
  const { socialSecurity: _masked, items: _items, groups: _groups, ...fields } = order;
  return { ...fields, socialSecurity: '', items: [], groups: [] };
}

function priceRequest({ priceCategory, fromDt, toDt }: Values, { lines }: Draft): PriceRequest | undefined {
  if (!priceCategory || !fromDt || !toDt || toDt <= fromDt || lines.length === 0) return undefined;
  return { priceCategory, fromDt, toDt, items: lines.map(({ id, amount }) => ({ id, amount })) };
}
