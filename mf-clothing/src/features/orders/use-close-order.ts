import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { call, isApiError, keyOf, useChange, useQueryClient } from '@stoet/web-kit/api';
import { choose, confirm, toast } from '@stoet/web-kit/feedback';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ORDER_ANSWERS } from './order.queries';

/** Billing and cancelling, with their questions (spec/clothing §4). `errors`: each message that the server refused with. */
export function useCloseOrder() {
  const t = useClothingTexts();
  const client = useQueryClient();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const update = useChange(orderRoutes.update, { invalidates: ORDER_ANSWERS });
  const setInactive = useChange(orderRoutes.setInactive, { invalidates: ORDER_ANSWERS });
  const tried = async (work: () => Promise<unknown>): Promise<boolean> => {
    setErrors([]);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors([error.message]);
      return false;
    }
  };

  const bill = async (order: { id: number; replacementPrice: number }): Promise<boolean> => {
    const title = t('orders.billTitle', { id: order.id });
    if (!(await confirm({ title, text: t('orders.billText'), okText: t('orders.bill') }))) return false;
    const params = { id: order.id };
    if (!(await tried(() => update.mutateAsync({ params, body: { billed: true } })))) return false;
    if (order.replacementPrice === 0) return true;
    const lost = await confirm({
      title: t('orders.inactiveTitle'),
      text: t('orders.inactiveText'),
      okText: t('orders.setInactive'),
      cancelText: t('orders.leaveActive'),
    });
    if (lost) await tried(() => setInactive.mutateAsync({ params }));
    return true;
  };

  const cancel = async (ids: readonly number[]): Promise<boolean> => {
    const where = await choose({
      title:
        ids.length === 1 ? t('orders.cancelTitle', { id: ids[0] }) : t('orders.cancelManyTitle', { count: ids.length }),
      text: t('orders.cancelText'),
      choices: [
        { key: 'washing', label: t('orders.toWash') },
        { key: 'rack', label: t('orders.toRack') },
      ],
    });
    if (where === undefined) return false;
    const refused: string[] = [];
    for (const id of ids) {
      const body = { canceled: true as const, washing: where === 'washing' };
      // one refusal does not keep the others from being canceled
      await call(orderRoutes.update, { params: { id }, body }).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        refused.push(ids.length === 1 ? error.message : `${id}: ${error.message}`);
      });
    }
    setErrors(refused);
    const count = ids.length - refused.length;
    if (count > 0) toast(count === 1 ? t('orders.canceled') : t('orders.canceledMany', { count }));
    await Promise.all(ORDER_ANSWERS.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
    return refused.length === 0;
  };

  return { bill, cancel, errors, dismiss: () => setErrors([]) };
}
