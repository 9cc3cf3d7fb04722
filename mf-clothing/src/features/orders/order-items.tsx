import type { OrderDetail, OrderLine } from '@stoet/contracts/clothing/order.contract';
import { confirm, EmptyState, ErrorAlert } from '@stoet/web-kit/feedback';
import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { OrderItem } from './order-item';
import { useReceive } from './use-receive';

export interface GroupedLine extends OrderLine {
  group: string;
}
export const outOf = ({ amount, returned }: OrderLine): number => amount - returned;

const linesOf = (order: OrderDetail): GroupedLine[] => [
  ...order.items.map((line) => ({ ...line, group: '' })),
  ...order.groups.flatMap(({ name, items }) => items.map((line) => ({ ...line, group: name }))),
];

interface Props {
  order: OrderDetail;
  mayReceive: boolean;
  mayRemark: boolean;
}

/** The articles of an order: what is still out, taking back one or many. */
export function OrderItems({ order, mayReceive, mayRemark }: Props) {
  const t = useClothingTexts();
  const [search, setSearch] = useState('');
  const [returned, setReturned] = useState<'yes' | 'no'>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { take, busy, error, dismiss } = useReceive(order.id);
  const shown = linesOf(order).filter(
    (line) => finds(line, search) && (!returned || (outOf(line) === 0) === (returned === 'yes')),
  );
  const open = shown.filter((line) => outOf(line) > 0);
  const selected = open.filter((line) => chosen.has(line.uuid));
  const toggle = (uuids: string[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...uuids] : [...now].filter((uuid) => !uuids.includes(uuid))));
  const takeSelected = async () => {
    // several pieces of one article all come back at once
    const many = selected.some((line) => outOf(line) > 1);
    const title = t('orders.receiveAllTitle');
    if (many && !(await confirm({ title, text: t('orders.receiveAllText'), okText: t('orders.receive') }))) return;
    if (await take(selected.map((line) => ({ uuid: line.uuid, amount: outOf(line) })))) setChosen(new Set());
  };
  return (
    <section className="clothing-card clothing-stack" aria-label={t('orders.articles')}>
      <h2>{t('orders.articles')}</h2>
      <div className="clothing-bar">
        <Input
          type="search"
          className="clothing-search"
          aria-label={t('orders.searchLines')}
          placeholder={t('orders.searchLines')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          aria-label={t('orders.filter.returned')}
          placeholder={t('orders.filter.returned')}
          allowClear
          value={returned}
          onChange={setReturned}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          style={{ minWidth: 170 }}
        />
        {mayReceive && open.length > 0 && (
          <Checkbox
            checked={selected.length === open.length}
            indeterminate={selected.length > 0 && selected.length < open.length}
            onChange={(event) =>
              toggle(
                open.map((line) => line.uuid),
                event.target.checked,
              )
            }
          >
            {t('orders.selectAll')}
          </Checkbox>
        )}
        {mayReceive && (
          <Button
            type="primary"
            className="clothing-push"
            loading={busy}
            disabled={selected.length === 0}
            title={selected.length === 0 ? t('orders.selectFirst') : undefined}
            onClick={() => void takeSelected()}
          >
            {t('orders.receiveSelected', { count: selected.length })}
          </Button>
        )}
      </div>
      <ErrorAlert error={error} onClose={dismiss} />
      {shown.length === 0 && (
        <EmptyState text={t(linesOf(order).length === 0 ? 'orders.noArticles' : 'orders.noMatch')} />
      )}
      <ul className="clothing-lines" aria-label={t('orders.articles')}>
        {shown.map((line) => (
          <OrderItem
            key={line.uuid}
            orderId={order.id}
            line={line}
            mayReceive={mayReceive}
            mayRemark={mayRemark}
            isChosen={chosen.has(line.uuid)}
            onChoose={(on) => toggle([line.uuid], on)}
            onReceive={(amount) => take([{ uuid: line.uuid, amount }])}
          />
        ))}
      </ul>
    </section>
  );
}

const finds = ({ id, description, name, group }: GroupedLine, search: string): boolean =>
  `${String(id).padStart(6, '0')} ${description} ${name} ${group}`.toLowerCase().includes(search.trim().toLowerCase());
