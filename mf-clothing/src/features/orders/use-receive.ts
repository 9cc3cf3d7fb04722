import { fineDetails, orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { isApiError, useChange } from '@stoet/web-kit/api';
import { choose } from '@stoet/web-kit/feedback';
import { formatMoney } from '@stoet/web-kit/texts';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ORDER_ANSWERS } from './order.queries';

export interface Pieces {
  uuid: string;
  amount: number;
}

/** Takes pieces of an order back; when they are late, asks about the fine first (spec/clothing §4, "Item return"). */
export function useReceive(id: number) {
  const t = useClothingTexts();
  const [error, setError] = useState<Error | null>(null);
  const receive = useChange(orderRoutes.receive, { invalidates: ORDER_ANSWERS });
  const params = { id };

  const askFine = async (failure: unknown): Promise<boolean | undefined> => {
    const late = isApiError(failure) && failure.status === 409 ? fineDetails.safeParse(failure.details) : undefined;
    if (!late?.success) throw failure;
    const { fine, days, pieces } = late.data;
    const answer = await choose({
      title: t('orders.fineTitle'),
      text: t('orders.fineText', { count: pieces, days, fine: formatMoney(fine) }),
      choices: [
        { key: 'fine', label: t('orders.fineYes') },
        { key: 'free', label: t('orders.fineNo') },
      ],
    });
    return answer === undefined ? undefined : answer === 'fine';
  };
  const take = async (items: Pieces[]): Promise<boolean> => {
    setError(null);
    try {
      try {
        await receive.mutateAsync({ params, body: { items } });
      } catch (failure) {
        const fine = await askFine(failure);
        if (fine === undefined) return false;
        await receive.mutateAsync({ params, body: { items, fine } });
      }
      return true;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
      return false;
    }
  };
  return { take, busy: receive.isPending, error, dismiss: () => setError(null) };
}
