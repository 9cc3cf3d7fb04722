import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { mayEnterPin, pinWindow } from '@stoet/contracts/production/attendance';
import { formatDateTime, formatTime, useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import type { Repetition } from './use-attendance';

/** Opens the PIN screen in a new window, as long as PINs are taken; says when or why not otherwise. */
export function PinButton({ repetition, now }: { repetition: Repetition; now: number }) {
  const t = useTexts('production');
  const { from, until } = pinWindow(repetition.startDt);
  const isOpen = mayEnterPin(repetition, now);
  const why = () => {
    if (!repetition.register) return t('attendance.pinOff');
    if (now < from) return t('attendance.pinEarly', { time: formatDateTime(new Date(from)) });
    const time = formatTime(new Date(until));
    return isOpen
      ? t('attendance.pinUntil', { time })
      : t('attendance.pinLate', { time: formatDateTime(new Date(until)) });
  };
  const href = `/pinscherm/${repetition.id}?repetitionIds=${repetition.id}`;
  return (
    <div className="attendance-pin">
      {isOpen ? (
        // the opener hands over the session of this tab
        <Button type="primary" icon={<UnlockOutlined aria-hidden />} href={href} target="_blank" rel="opener">
          {t('attendance.openPin')}
        </Button>
      ) : (
        <Button icon={<LockOutlined aria-hidden />} disabled aria-describedby="pin-why">
          {t('attendance.openPin')}
        </Button>
      )}
      <span id="pin-why" className="production-soft">
        {why()}
      </span>
    </div>
  );
}
