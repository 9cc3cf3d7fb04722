import { CopyOutlined, DeleteOutlined, EditOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons';
import { room, type Selection } from '@stoet/contracts';
import { repetitionRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { call, useChange } from '@stoet/web-kit/api';
import { confirm, ErrorAlert } from '@stoet/web-kit/feedback';
import { ListView, type BulkAction, type RowAction } from '@stoet/web-kit/list';
import { useNavigate } from '@stoet/web-kit/router';
import { Can, useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useRefreshOn } from '../live/use-refresh';
import { useRemove } from '../records/use-remove';
import { repetitionColumns, repetitionFilters, type RepetitionRow } from './repetition.columns';

/** What is still to come, until somebody chooses otherwise. */
const FUTURE = { past: 0 };
const invalidates = [routes.list, routes.listAll];
const pathOf = ({ projectId, id }: RepetitionRow, page: string) => `/projecten/${projectId}/repetities/${id}/${page}`;

/** Repetitions of a project: the staff's list. */
export default function RepetitionListTab({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const columns = useMemo(() => repetitionColumns(t), [t]);
  const filters = useMemo(() => repetitionFilters(t), [t]);
  const actions = useRowActions(projectId);
  const bulk = useBulkActions(projectId);
  useRefreshOn('repetitions_changed', room.project(projectId, 'repetitions'), routes.list);
  return (
    <section className="stoet-list" aria-label={t('repetitions.title')}>
      <div className="stoet-list-head">
        <h2>{t('repetitions.title')}</h2>
        <CreateButton projectId={projectId} />
      </div>
      {actions.alert}
      <ErrorAlert error={bulk.error} />
      <ListView
        title={t('repetitions.title')}
        routes={routes}
        params={{ projectId }}
        columns={columns}
        filters={filters}
        defaultFilters={FUTURE}
        rowName={(row) => row.name}
        rowHref={(row) => pathOf(row, 'aanwezigheid')}
        rowActions={actions.of}
        bulkActions={bulk.actions}
        exportable={useCan('repetitions.export', projectId)}
        empty={t('repetitions.empty')}
        emptyAction={<CreateButton projectId={projectId} />}
      />
    </section>
  );
}

function CreateButton({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const navigate = useNavigate();
  const create = () => void navigate(`/projecten/${projectId}/repetities/nieuw`);
  return (
    <Can right="repetitions.create" project={projectId}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
        {t('repetitions.new')}
      </Button>
    </Can>
  );
}

function useRowActions(projectId: number) {
  const t = useTexts('production');
  const can = {
    update: useCan('repetitions.update', projectId),
    create: useCan('repetitions.create', projectId),
    delete: useCan('repetitions.delete', projectId),
  };
  const copy = useChange(routes.copy, { invalidates });
  const { remove, alert } = useRemove(routes.remove, { text: t('repetitions.removeText'), invalidates });
  const of = (row: RepetitionRow): RowAction[] => [
    {
      ...{ key: 'attendance', label: t('repetitions.attendance'), icon: <TeamOutlined aria-hidden /> },
      href: pathOf(row, 'aanwezigheid'),
    },
    ...(can.update
      ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined aria-hidden />, href: pathOf(row, 'bewerk') }]
      : []),
    ...(can.create
      ? [
          {
            ...{ key: 'copy', label: t('repetitions.copy'), icon: <CopyOutlined aria-hidden /> },
            onClick: () => copy.mutate({ params: { id: row.id } }),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            ...{ key: 'remove', label: t('remove.action'), icon: <DeleteOutlined aria-hidden />, danger: true },
            onClick: () => void remove(row),
          },
        ]
      : []),
  ];
  return { of, alert: copy.error ? <ErrorAlert error={copy.error} onClose={copy.reset} /> : alert };
}

function useBulkActions(projectId: number): { actions: BulkAction[] | undefined; error: Error | null } {
  const t = useTexts('production');
  const open = useChange(routes.open, { invalidates });
  const close = useChange(routes.close, { invalidates });
  const removeMany = useChange(routes.removeMany, { invalidates });
  const mayOpen = useCan('repetitions.openclose', projectId);
  const mayDelete = useCan('repetitions.delete', projectId);
  const idsOf = async (selection: Selection) => {
    if ('ids' in selection) return selection.ids;
    const { data } = await call(routes.checked, { params: { projectId }, body: { configs: selection as never } });
    return data.map((row) => row.id);
  };
  const run = (change: typeof open) => async (selection: Selection) => {
    const done = change.mutateAsync({ body: { ids: await idsOf(selection) } });
    return done.then(
      () => true,
      () => false, // the reason is shown above the list
    );
  };
  const remove = async (selection: Selection, count: number) => {
    const title = t('remove.many', { count });
    const sure = await confirm({ title, text: t('repetitions.removeText'), okText: t('remove.action'), danger: true });
    return sure && run(removeMany)(selection);
  };
  const actions: BulkAction[] = [
    ...(mayOpen
      ? [
          { key: 'open', label: t('repetitions.openMany'), run: run(open) },
          { key: 'close', label: t('repetitions.closeMany'), run: run(close) },
        ]
      : []),
    ...(mayDelete ? [{ key: 'remove', label: t('remove.action'), danger: true, run: remove }] : []),
  ];
  return {
    actions: actions.length > 0 ? actions : undefined,
    error: open.error ?? close.error ?? removeMany.error,
  };
}
