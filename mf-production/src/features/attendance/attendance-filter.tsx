import type { AttendanceState } from '@stoet/contracts/production/attendance';
import { formatNumber, useTexts } from '@stoet/web-kit/texts';
import { STATES, StateMark } from './attendance-state';
import type { Person } from './use-attendance';

interface Props {
  people: readonly Person[];
  chosen: AttendanceState | undefined;
  onChoose: (state: AttendanceState | undefined) => void;
}

/** How many are in each state; choosing one shows only those. */
export function AttendanceFilter({ people, chosen, onChoose }: Props) {
  const t = useTexts('production');
  return (
    <div className="attendance-counters" role="group" aria-label={t('attendance.filter')}>
      <button
        type="button"
        className="attendance-counter"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        <strong>{formatNumber(people.length)}</strong>
        <span>{t('attendance.all')}</span>
      </button>
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          className="attendance-counter"
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? undefined : state)}
        >
          <strong>{formatNumber(people.filter((p) => p.state === state).length)}</strong>
          <StateMark state={state} />
        </button>
      ))}
    </div>
  );
}
