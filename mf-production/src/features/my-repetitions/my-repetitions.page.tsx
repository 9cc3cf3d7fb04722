import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { mayAnnounce } from '@stoet/contracts/production/attendance';
import { presenceRoutes, repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { EmptyState, ErrorAlert, Failed, Loading } from '@stoet/web-kit/feedback';
import { useLive } from '@stoet/web-kit/live';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { CancelDialog } from '../attendance/cancel-dialog';
import { useNow } from '../live/use-now';
import { useRefetch, useRefreshOn } from '../live/use-refresh';
import { timeSpan, type RepetitionRow } from '../repetitions/repetition.columns';
import '../../production.css';

const STEP = 20;

/** What I am expected at: announce and cancel. */
export default function MyRepetitionsPage() {
  const t = useTexts('production');
  const kit = useTexts();
  const [items, setItems] = useState(STEP);
  const query = { filters: { mine: true, past: false }, sort: 'startDt:asc', items };
  const result = useRoute(repetitionRoutes.listAll, { query }, { keepPrevious: true });
  useRefreshOn('repetition_participants', undefined, repetitionRoutes.listAll);
  useLive('repetition_presence', useRefetch(repetitionRoutes.listAll));
  if (result.error && !result.data) return <Failed error={result.error} onRetry={() => void result.refetch()} />;
  return (
    <div className="production-stack production-narrow">
      <h1>{t('mine.title')}</h1>
      {!result.data && <Loading rows={6} title={false} />}
      {result.data?.total === 0 && <EmptyState text={t('mine.empty')} />}
      {result.data && result.data.total > 0 && (
        <>
          <ul className="my-repetitions" aria-label={t('mine.title')}>
            {result.data.data.map((row) => (
              <Repetition key={row.id} row={row} />
            ))}
          </ul>
          <p role="status">{kit('list.range', { from: 1, to: result.data.data.length, total: result.data.total })}</p>
          {result.data.total > items && (
            <Button onClick={() => setItems(items + STEP)} loading={result.isFetching}>
              {t('mine.more')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const weekday = new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', weekday: 'long' });

function Repetition({ row }: { row: RepetitionRow }) {
  return (
    <li className="my-repetition">
      <div className="my-repetition-when">
        <span>{weekday.format(new Date(row.startDt))}</span>
        <strong>{timeSpan(row)}</strong>
      </div>
      <div className="my-repetition-what">
        <h2>{row.name}</h2>
        <p>
          {row.locationName} · {row.typeName} · {row.projectName}
        </p>
        {row.description && <p className="production-soft">{row.description}</p>}
        <Attendance row={row} />
      </div>
    </li>
  );
}

function Attendance({ row }: { row: RepetitionRow }) {
  const t = useTexts('production');
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = useChange(presenceRoutes.mark, {
    invalidates: [repetitionRoutes.listAll],
    onSuccess: () => setAsking(false),
  });
  const mark = (markedPresent: boolean, reason?: string) =>
    mutate({ params: { id: row.id }, body: { markedPresent, reason } });
  const isComing = row.mine?.markedPresent ?? false;
  const closed = !row.open ? t('mine.closed') : mayAnnounce(row.startDt, now) ? undefined : t('mine.tooLate');
  const of = { name: row.name, date: formatDate(row.startDt) };
  return (
    <div className="my-repetition-attendance">
      <State row={row} />
      {isComing ? (
        <Button disabled={closed !== undefined} aria-label={t('mine.signOffOf', of)} onClick={() => setAsking(true)}>
          {t('mine.signOff')}
        </Button>
      ) : (
        <Button
          type="primary"
          disabled={closed !== undefined}
          loading={isPending}
          aria-label={t('mine.signOnOf', of)}
          onClick={() => mark(true)}
        >
          {t('mine.signOn')}
        </Button>
      )}
      {closed && <span className="production-soft">{closed}</span>}
      <ErrorAlert error={error} />
      <CancelDialog
        title={t('cancelDialog.title', { name: row.name })}
        open={asking}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onOk={(reason) => mark(false, reason)}
      />
    </div>
  );
}

function State({ row: { mine } }: { row: RepetitionRow }) {
  const t = useTexts('production');
  const isComing = mine?.markedPresent || mine?.present;
  if (isComing)
    return (
      <Tag icon={<CheckCircleOutlined aria-hidden />} color="success">
        {t(mine?.present ? 'mine.present' : 'mine.expected')}
      </Tag>
    );
  return (
    <Tag icon={<CloseCircleOutlined aria-hidden />}>
      {mine?.reason ? t('mine.cancelledBecause', { reason: mine.reason }) : t('mine.cancelled')}
    </Tag>
  );
}
