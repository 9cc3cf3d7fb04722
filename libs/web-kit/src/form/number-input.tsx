import { Input } from 'antd';
import { useState } from 'react';
import { formatNumber, parseMoney } from '../texts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  money?: boolean;
  /** A number that is a name: without separator of thousands. */
  plain?: boolean;
  suffix?: string;
}

const shown = (value: number, { money, plain }: Pick<Props, 'money' | 'plain'>) =>
  plain
    ? String(value)
    : money
      ? new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
      : formatNumber(value);

/** A number, typed with comma or dot; euros get two decimals on leaving. What is no number becomes nothing. */
export function NumberInput({ value, onChange, onBlur, money, plain, suffix, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      className="stoet-num"
      inputMode="decimal"
      maxLength={15}
      prefix={money ? '€' : undefined}
      suffix={suffix}
      value={typed ?? (typeof value === 'number' ? shown(value, { money, plain }) : '')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(parseMoney(event.target.value) ?? null);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
