import { CheckCircleFilled, CloseCircleFilled, MinusCircleFilled, WarningFilled } from '@ant-design/icons';
import type { AnswerOf } from '@stoet/contracts';
import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { mayEnterPin, PIN_LENGTH, pinWindow } from '@stoet/contracts/production/attendance';
import { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { queryParam, useNumberParam, useQueryState } from '@stoet/web-kit/router';
import { formatDateTime, formatTime, useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { useNow } from '../live/use-now';
import { useRefreshOn } from '../live/use-refresh';
import { timeSpan } from '../repetitions/repetition.columns';
import { Keypad } from './keypad';
import { usePin, type Feedback } from './use-pin';
import { useWakeLock } from './use-wake-lock';
import './pin-screen.css';

type Repetition = AnswerOf<typeof repetitionRoutes.one>;
const DEFAULT_DURATION = 500; // spec/production §9
const idsParam = queryParam.text();
const ICONS = {
  right: <CheckCircleFilled aria-hidden />,
  undone: <MinusCircleFilled aria-hidden />,
  wrong: <CloseCircleFilled aria-hidden />,
  failed: <WarningFilled aria-hidden />,
};

/** The screen at the door where everybody enters his PIN; in a window of its own. */
export default function PinScreenPage() {
  const id = useNumberParam('repetitionId');
  const repetition = useRoute(repetitionRoutes.one, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  useRefreshOn('repetitions_changed', undefined, repetitionRoutes.one);
  if (id === undefined) return <NotFound />;
  if (repetition.error && !repetition.data)
    return <Failed error={repetition.error} onRetry={() => void repetition.refetch()} />;
  return repetition.data ? <PinScreen repetition={repetition.data} /> : <Loading rows={6} />;
}

function PinScreen({ repetition }: { repetition: Repetition }) {
  const t = useTexts('production');
  const [idsText] = useQueryState('repetitionIds', idsParam);
  const ids = useMemo(
    () =>
      idsText
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0),
    [idsText],
  );
  const info = useRoute(settingsRoutes.info, {}, { staleTime: Infinity });
  const pin = usePin(repetition.id, ids, info.data?.pinDuration ?? DEFAULT_DURATION);
  const now = useNow();
  useWakeLock();
  const closed = useClosed(repetition, now);
  const waiting = Math.max(0, Math.ceil((pin.pausedUntil - now) / 1000));
  const kind = pin.feedback?.kind ?? (waiting > 0 ? 'wrong' : 'idle');
  return (
    <div className={`pin-screen pin-${kind}`}>
      <header className="pin-head">
        <h1>{repetition.name}</h1>
        <p>
          {timeSpan(repetition)} · {repetition.locationName}
        </p>
      </header>
      <div className="pin-body">
        <div className="pin-message" role="status" aria-live="assertive" aria-atomic>
          {closed ?? (waiting > 0 ? t('pin.wait') : <Message pin={pin} />)}
        </div>
        {/* apart from the message, so that it is not read aloud every second */}
        <div className="pin-timer" role="timer">
          {waiting > 0 && t('pin.waitSeconds', { seconds: waiting })}
        </div>
        <Dots count={pin.digits.length} />
        <Keypad
          disabled={closed !== undefined || waiting > 0}
          onDigit={pin.digit}
          onBack={pin.back}
          onClear={pin.clear}
        />
      </div>
      <p className="pin-last">
        {pin.last && t('pin.last', { name: pin.last.name, time: formatTime(new Date(pin.last.at)) })}
      </p>
    </div>
  );
}

/** Why no PINs are taken now. The server has the last word; its clock may differ a little. */
function useClosed(repetition: Repetition, now: number): string | undefined {
  const t = useTexts('production');
  if (mayEnterPin(repetition, now)) return undefined;
  if (!repetition.register) return t('pin.off');
  const { from, until } = pinWindow(repetition.startDt);
  return now < from
    ? t('pin.early', { time: formatDateTime(new Date(from)) })
    : t('pin.late', { time: formatDateTime(new Date(until)) });
}

function Message({ pin: { feedback, busy } }: { pin: { feedback?: Feedback; busy: boolean } }) {
  const t = useTexts('production');
  if (!feedback) return busy ? t('pin.busy') : t('pin.prompt');
  return (
    <>
      {ICONS[feedback.kind]} <strong>{feedback.message}</strong>
      {feedback.kind === 'right' && <span className="pin-name">{feedback.name}</span>}
    </>
  );
}

function Dots({ count }: { count: number }) {
  const t = useTexts('production');
  return (
    <div className="pin-dots" role="img" aria-label={t('pin.typed', { count })}>
      {Array.from({ length: PIN_LENGTH }, (_, i) => (
        <span key={i} className={i < count ? 'pin-dot pin-dot-on' : 'pin-dot'} />
      ))}
    </div>
  );
}
