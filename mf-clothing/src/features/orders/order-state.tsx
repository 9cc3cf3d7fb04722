import { dayOf } from '@stoet/web-kit/texts';
import { Tag } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';

interface Order {
  billed: boolean;
  canceled: boolean;
  outstanding: number;
  totalItems: number;
  returnBefore: string;
}

/** One word for how an order stands; what asks for action first. */
export function stateOf(order: Order, today: string): string {
  if (order.canceled) return 'canceled';
  if (order.outstanding > 0 && order.returnBefore < today) return 'late';
  if (order.billed) return 'billed';
  if (order.outstanding === 0) return 'returned';
  return order.outstanding < order.totalItems ? 'part' : 'out';
}

const COLORS: Record<string, string | undefined> = {
  late: 'error',
  returned: 'success',
  billed: 'success',
  part: 'warning',
};

export function OrderState({ order }: { order: Order }) {
  const t = useClothingTexts();
  const state = stateOf(order, dayOf(new Date()));
  return <Tag color={COLORS[state]}>{t(`orders.states.${state}`)}</Tag>;
}
