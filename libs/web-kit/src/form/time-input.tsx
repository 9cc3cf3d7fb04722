import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

/** Reads `9`, `930`, `9:30`, `9u30`, `09.30` as `HH:mm`; null when it is no time. */
export function readTime(typed: string): string | null {
  const found = /^(\d{1,2})\s*[:u.h]?\s*([0-5]\d)?$/i.exec(typed.trim());
  if (!found || Number(found[1]) > 23) return null;
  return `${found[1].padStart(2, '0')}:${found[2] ?? '00'}`;
}

/** A time of day `HH:mm`, typed as people write it. What cannot be read stays to be corrected. */
export function TimeInput({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined) {
      const time = readTime(typed);
      onChange?.(time ?? (typed.trim() === '' ? null : typed.trim()));
      setTyped(undefined);
    }
    onBlur?.();
  };
  return (
    <Input
      {...rest}
      inputMode="numeric"
      maxLength={8}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onPressEnter={finish}
      style={{ maxWidth: 120 }}
    />
  );
}
