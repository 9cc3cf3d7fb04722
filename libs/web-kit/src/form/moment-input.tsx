import { lazy, Suspense, useState } from 'react';
import { dayOf, instantOf, timeOf, useTexts } from '../texts';
import { TimeInput } from './time-input';

const DayInput = lazy(() => import('./day-input'));

interface Props {
  id?: string;
  label: string;
  value?: string | null;
  onChange?: (instant: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** An instant (ISO 8601, UTC), typed as day and time in Brussels. */
export function MomentInput({ label, value, onChange, ...rest }: Props) {
  const t = useTexts();
  // one half filled in is not an instant yet, and is kept here
  const [half, setHalf] = useState<{ day?: string | null; time?: string | null }>({});
  const day = value ? dayOf(value) : half.day;
  const time = value ? timeOf(value) : half.time;
  const change = (next: { day?: string | null; time?: string | null }) => {
    setHalf(next);
    const isTime = /^\d{2}:\d{2}$/.test(next.time ?? '');
    onChange?.(next.day && isTime ? instantOf(next.day, next.time as string) : null);
  };
  return (
    <div className="stoet-moment">
      <Suspense>
        <DayInput
          {...rest}
          value={day}
          placeholder={t('form.datePlaceholder')}
          onChange={(d) => change({ day: d, time })}
        />
      </Suspense>
      <TimeInput
        aria-label={t('form.time', { label })}
        disabled={rest.disabled}
        placeholder={t('form.timePlaceholder')}
        value={time}
        onChange={(next) => change({ day, time: next })}
        onBlur={rest.onBlur}
      />
    </div>
  );
}
