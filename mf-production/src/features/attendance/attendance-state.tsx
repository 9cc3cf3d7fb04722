import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, MinusCircleFilled } from '@ant-design/icons';
import { ATTENDANCE, type AttendanceState } from '@stoet/contracts/production/attendance';
import { useTexts } from '@stoet/web-kit/texts';
import type { ReactNode } from 'react';

/** In the order that somebody taking attendance looks at them. */
export const STATES: readonly AttendanceState[] = [
  ATTENDANCE.present,
  ATTENDANCE.probablyPresent,
  ATTENDANCE.unjustifiedAbsent,
  ATTENDANCE.justifiedAbsent,
];
const ICONS: Record<AttendanceState, ReactNode> = {
  [ATTENDANCE.present]: <CheckCircleFilled aria-hidden />,
  [ATTENDANCE.probablyPresent]: <ClockCircleFilled aria-hidden />,
  [ATTENDANCE.unjustifiedAbsent]: <CloseCircleFilled aria-hidden />,
  [ATTENDANCE.justifiedAbsent]: <MinusCircleFilled aria-hidden />,
};

/** A state by icon, word and colour. */
export function StateMark({ state }: { state: AttendanceState }) {
  const t = useTexts('production');
  return (
    <span className={`attendance-state attendance-state-${state}`}>
      {ICONS[state]} {t(`attendance.state.${state}`)}
    </span>
  );
}
