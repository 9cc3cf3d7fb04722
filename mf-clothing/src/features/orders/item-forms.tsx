import {
  orderRoutes,
  piecesToCorrect,
  piecesToReceive,
  type OrderLine,
} from '@stoet/contracts/clothing/order.contract';
import { useChange } from '@stoet/web-kit/api';
import { ContractForm, NumberField, TextAreaField } from '@stoet/web-kit/form';
import { useWindow } from '@stoet/web-kit/windows';
import { useMemo, useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ORDER_ANSWERS } from './order.queries';

/** How many of several pieces are back: 1 to what is out (spec/clothing §5). */
export function ReceiveForm({ most, onReceive }: { most: number; onReceive: (amount: number) => Promise<boolean> }) {
  const t = useClothingTexts();
  const own = useWindow();
  const schema = useMemo(() => piecesToReceive(most), [most]);
  return (
    <ContractForm
      schema={schema}
      initial={{ amount: most }}
      submitText={t('orders.receive')}
      onSubmit={({ amount }) => onReceive(amount)}
      onSaved={(done) => done && void own?.close(true)}
      onCancel={() => void own?.close(true)}
    >
      <NumberField name="amount" label={t('orders.receiveCount', { most })} />
    </ContractForm>
  );
}

/** How many are really back: 0 to what was noted (spec/clothing §5). */
export function CorrectForm({ orderId, line }: { orderId: number; line: OrderLine }) {
  const t = useClothingTexts();
  const own = useWindow();
  const correct = useChange(orderRoutes.correct, { invalidates: ORDER_ANSWERS });
  const schema = useMemo(() => piecesToCorrect(line.returned), [line.returned]);
  return (
    <ContractForm
      schema={schema}
      initial={{ returned: line.returned }}
      onSubmit={({ returned }) => correct.mutateAsync({ params: { id: orderId }, body: { uuid: line.uuid, returned } })}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <NumberField name="returned" label={t('orders.correctCount', { most: line.returned })} />
    </ContractForm>
  );
}

export function RemarksForm({ orderId, line }: { orderId: number; line: OrderLine }) {
  const t = useClothingTexts();
  const own = useWindow();
  const save = useChange(orderRoutes.remarks, { invalidates: ORDER_ANSWERS });
  const [isEmpty, setEmpty] = useState(line.remarks === '');
  return (
    <ContractForm
      schema={orderRoutes.remarks.body}
      initial={{ remarks: line.remarks }}
      disabled={isEmpty ? t('orders.remarkEmpty') : undefined}
      onChange={({ remarks }) => setEmpty(!remarks?.trim())}
      onSubmit={(body) => save.mutateAsync({ params: { id: orderId, uuid: line.uuid }, body })}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <TextAreaField name="remarks" label={t('orders.remark')} maxLength={1000} />
    </ContractForm>
  );
}
