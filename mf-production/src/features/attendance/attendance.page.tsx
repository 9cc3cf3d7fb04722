import { DownloadOutlined } from '@ant-design/icons';
import { ATTENDANCE, mayAnnounce, type AttendanceState } from '@stoet/contracts/production/attendance';
import { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { download, useChange } from '@stoet/web-kit/api';
import { EmptyState, ErrorAlert, Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, queryParam, useNumberParam, useQueryState, type QueryParam } from '@stoet/web-kit/router';
import { Can, useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { Button, Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AttendanceFilter } from './attendance-filter';
import { AttendanceHead } from './attendance-head';
import { AttendanceTable } from './attendance-table';
import { CancelDialog } from './cancel-dialog';
import { PinButton } from './pin-button';
import { useAttendance, type Person, type Repetition } from './use-attendance';
import '../../production.css';

const stateParam: QueryParam<AttendanceState | undefined> = {
  read: (text) => Object.values(ATTENDANCE).find((state) => String(state) === text),
  write: (state) => (state === undefined ? undefined : String(state)),
};
const searchParam = queryParam.text();

/** Attendance at one repetition: four states, live (spec/production §2). */
export default function AttendancePage() {
  const id = useNumberParam('repetitionId');
  const projectId = useNumberParam('projectId');
  return id === undefined || projectId === undefined ? <NotFound /> : <Attendance id={id} projectId={projectId} />;
}

function Attendance({ id, projectId }: { id: number; projectId: number }) {
  const t = useTexts('production');
  const { result, repetition, people, now, heard } = useAttendance(id);
  if (result.error && !repetition) return <Failed error={result.error} onRetry={() => void result.refetch()} />;
  if (!repetition) return <Loading rows={12} />;
  // an address that names another project than the repetition's does not exist
  if (repetition.projectId !== projectId) return <NotFound />;
  const changed = people.find((p) => p.id === heard?.profileId);
  return (
    <div className="production-stack">
      <Link to={`/projecten/${projectId}/repetities`}>{t('repetitions.back')}</Link>
      <div className="stoet-list-head">
        <h1>{t('attendance.title', { name: repetition.name })}</h1>
        <Can right="repetitions.present" project={projectId}>
          <PinButton repetition={repetition} now={now} />
        </Can>
      </div>
      <AttendanceHead repetition={repetition} />
      <People repetition={repetition} people={people} now={now} />
      <div role="status" aria-live="polite" className="stoet-hidden">
        {changed &&
          t('attendance.live', {
            name: `${changed.firstName} ${changed.lastName}`,
            state: t(`attendance.state.${changed.state}`),
          })}
      </div>
    </div>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is searched begins a word of the name. */
function nameFits({ firstName, lastName }: Person, search: string): boolean {
  const names = plain(`${firstName} ${lastName}`).split(/[\s-]+/);
  return plain(search)
    .split(/\s+/)
    .every((word) => names.some((name) => name.startsWith(word)));
}

function People({ repetition, people, now }: { repetition: Repetition; people: readonly Person[]; now: number }) {
  const t = useTexts('production');
  const [state, setState] = useQueryState('status', stateParam);
  const [search, setSearch] = useQueryState('zoek', searchParam);
  const mayTake = useCan('repetitions.present', repetition.projectId);
  const showPins = useCan('repetitions.pin', repetition.projectId);
  const mayMark = mayTake && mayAnnounce(repetition.startDt, now);
  const marking = useMarking(repetition.id);
  const exporting = useExport(repetition.id);
  const shown = useMemo(
    () => people.filter((p) => (state === undefined || p.state === state) && nameFits(p, search)),
    [people, state, search],
  );
  const clear = () => {
    setState(undefined);
    setSearch('');
  };
  return (
    <section className="stoet-list attendance-people" aria-label={t('attendance.list')}>
      <AttendanceFilter people={people} chosen={state} onChoose={setState} />
      <div className="stoet-list-bar" role="search">
        <Input
          className="stoet-list-search"
          type="search"
          aria-label={t('attendance.search')}
          placeholder={t('attendance.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span role="status">{t('attendance.shown', { count: shown.length })}</span>
        <Can right="repetitions.export" project={repetition.projectId}>
          <Button
            className="stoet-list-push"
            icon={<DownloadOutlined aria-hidden />}
            loading={exporting.running}
            onClick={exporting.run}
          >
            {t('attendance.export')}
          </Button>
        </Can>
      </div>
      {mayTake && !mayMark && <p className="production-soft">{t('attendance.markClosed')}</p>}
      <ErrorAlert error={marking.error ?? exporting.error} />
      {people.length === 0 && <EmptyState text={t('attendance.empty')} />}
      {people.length > 0 && shown.length === 0 && (
        <EmptyState text={t('attendance.none')} action={<Button onClick={clear}>{t('attendance.clear')}</Button>} />
      )}
      {shown.length > 0 && (
        <AttendanceTable people={shown} mayMark={mayMark} showPins={showPins} onMark={marking.toggle} />
      )}
      {marking.dialog}
    </section>
  );
}

/** Staff announces or cancels for somebody; cancelling asks for a reason. */
function useMarking(id: number) {
  const t = useTexts('production');
  const [asking, setAsking] = useState<Person>();
  const { mutate, error, isPending } = useChange(presenceRoutes.mark, {
    invalidates: [presenceRoutes.list],
    onSuccess: () => setAsking(undefined),
  });
  const toggle = useCallback(
    (person: Person) => {
      if (person.markedPresent) setAsking(person);
      else mutate({ params: { id }, body: { userId: person.id, markedPresent: true } });
    },
    [mutate, id],
  );
  const dialog = (
    <CancelDialog
      title={t('cancelDialog.titleOf', { person: asking ? `${asking.firstName} ${asking.lastName}` : '' })}
      open={asking !== undefined}
      busy={isPending}
      onCancel={() => setAsking(undefined)}
      onOk={(reason) => asking && mutate({ params: { id }, body: { userId: asking.id, markedPresent: false, reason } })}
    />
  );
  return { toggle, error, dialog };
}

function useExport(repetitionId: number) {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const run = () => {
    setRunning(true);
    setError(null);
    void download(presenceRoutes.export, { query: { repetitionId } })
      .catch(setError)
      .finally(() => setRunning(false));
  };
  return { run, running, error };
}
