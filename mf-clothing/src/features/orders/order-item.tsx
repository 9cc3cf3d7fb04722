import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { formatMoney } from '@stoet/web-kit/texts';
import { useWindows } from '@stoet/web-kit/windows';
import { Button, Checkbox, Tag } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { CorrectForm, ReceiveForm, RemarksForm } from './item-forms';
import { outOf, type GroupedLine } from './order-items';

interface Props {
  orderId: number;
  line: GroupedLine;
  mayReceive: boolean;
  mayRemark: boolean;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  onReceive: (amount: number) => Promise<boolean>;
}

/** One article of an order with what can be done about it. */
export function OrderItem({ orderId, line, mayReceive, mayRemark, isChosen, onChoose, onReceive }: Props) {
  const t = useClothingTexts();
  const { open } = useWindows();
  const name = `${articleNumber(line.id)} ${line.description}`;
  const out = outOf(line);
  const show = (kind: string, title: string, content: React.ReactNode) =>
    open({ id: `${kind}-${line.uuid}`, title: `${title}: ${name}`, content, width: 480 });
  const receive = () =>
    out === 1
      ? void onReceive(1)
      : show('ontvangen', t('orders.receive'), <ReceiveForm most={out} onReceive={onReceive} />);
  return (
    <li className="clothing-line">
      {mayReceive && (
        <Checkbox
          aria-label={t('orders.choose', { name })}
          checked={isChosen && out > 0}
          disabled={out === 0}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <div className="clothing-line-main">
        <strong className="stoet-num">{articleNumber(line.id)}</strong> {line.description}
        <div className="clothing-muted">
          {[line.name, line.group, formatMoney(line.price)].filter(Boolean).join(' · ')}
        </div>
        {line.remarks && <div>{line.remarks}</div>}
      </div>
      <Tag color={out === 0 ? 'success' : 'warning'}>
        {out === 0 ? t('orders.back') : t('orders.outOf', { out, amount: line.amount })}
      </Tag>
      <div className="clothing-line-actions">
        {mayReceive && out > 0 && (
          <Button aria-label={`${t('orders.receive')}: ${name}`} onClick={receive}>
            {t('orders.receive')}
          </Button>
        )}
        {mayReceive && line.returned > 0 && (
          <Button
            aria-label={`${t('orders.correct')}: ${name}`}
            onClick={() => show('corrigeren', t('orders.correct'), <CorrectForm orderId={orderId} line={line} />)}
          >
            {t('orders.correct')}
          </Button>
        )}
        {mayRemark && (
          <Button
            aria-label={`${t('orders.remark')}: ${name}`}
            onClick={() => show('opmerking', t('orders.remark'), <RemarksForm orderId={orderId} line={line} />)}
          >
            {t('orders.remark')}
          </Button>
        )}
      </div>
    </li>
  );
}
