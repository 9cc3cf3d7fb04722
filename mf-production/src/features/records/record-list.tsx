import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { room, type ListRoutes, type Resource, type RightKey, type Route } from '@stoet/contracts';
import { ListPage, ListView, type ListColumn, type ListFilter, type RowAction, type RowOf } from '@stoet/web-kit/list';
import { Can, useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useWindows } from '@stoet/web-kit/windows';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRefreshOn } from '../live/use-refresh';
import { useRemove } from './use-remove';

type Routes = ListRoutes & { remove: Route };
type Named = { id: number; name: string };
/** Every record of these lists has a name, which the type of any list cannot say. */
const named = (row: { id: number }) => row as Named;

interface Props<R extends Routes> {
  /** Part of the texts with `title`, `new`, `edit`, `empty` and perhaps `removeText`. */
  texts: string;
  routes: R;
  resource: Resource;
  /** Live event that says that the list changed. */
  event: string;
  columns: readonly ListColumn<RowOf<R>>[];
  filters?: readonly ListFilter[];
  /** Form in a window: of a record, or of a new one. */
  form: (record?: RowOf<R>) => ReactNode;
  /** In a tab of this project; a page of its own without. */
  projectId?: number;
  rowHref?: (row: RowOf<R>) => string;
  moreActions?: (row: RowOf<R>) => readonly RowAction[];
  actions?: ReactNode;
  /** Keeps two lists on one page apart in the address. */
  prefix?: string;
}

/** The list of an ordinary record: make and change it in a window, delete it after a question, live. */
export function RecordList<R extends Routes>(props: Props<R>) {
  const { texts, routes, resource, projectId } = props;
  const t = useTexts('production');
  const open = useRecordWindow(props);
  const rowActions = useRowActions(props, open);
  useRefreshOn(
    props.event,
    projectId === undefined ? room.all(resource) : room.project(projectId, resource),
    routes.list,
  );
  const list = {
    title: t(`${texts}.title`),
    empty: t(`${texts}.empty`),
    routes,
    params: projectId === undefined ? undefined : { projectId },
    rowName: (row: RowOf<R>) => named(row).name,
    rowActions: rowActions.of,
    ...{ columns: props.columns, filters: props.filters, rowHref: props.rowHref, prefix: props.prefix },
  };
  const create = { label: t(`${texts}.new`), right: `${resource}.create` as RightKey, onClick: () => open() };
  if (projectId === undefined)
    return (
      <>
        {rowActions.alert}
        <ListPage {...list} create={create} actions={props.actions} />
      </>
    );
  const button = (
    <Can right={create.right} project={projectId}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create.onClick}>
        {create.label}
      </Button>
    </Can>
  );
  return (
    <section className="stoet-list" aria-label={list.title}>
      <div className="stoet-list-head">
        <h2>{list.title}</h2>
        <div className="stoet-list-bar">
          {props.actions}
          {button}
        </div>
      </div>
      {rowActions.alert}
      <ListView {...list} emptyAction={button} />
    </section>
  );
}

function useRecordWindow<R extends Routes>({ texts, form, projectId }: Props<R>) {
  const t = useTexts('production');
  const windows = useWindows();
  return (row?: RowOf<R>) => {
    const record = row && named(row);
    windows.open({
      id: record ? `${texts}-${record.id}` : `${texts}-nieuw${projectId ? `-${projectId}` : ''}`,
      title: record ? t(`${texts}.edit`, { name: record.name }) : t(`${texts}.new`),
      content: form(row),
      width: 600,
    });
  };
}

function useRowActions<R extends Routes>(props: Props<R>, open: (row: RowOf<R>) => void) {
  const { resource, projectId, routes, texts, moreActions } = props;
  const t = useTexts('production');
  const mayUpdate = useCan(`${resource}.update` as RightKey, projectId);
  const mayDelete = useCan(`${resource}.delete` as RightKey, projectId);
  const removeText = t(`${texts}.removeText`);
  const { remove, alert } = useRemove(routes.remove, {
    // a key that is not there comes back as itself
    text: removeText === `${texts}.removeText` ? undefined : removeText,
    invalidates: [routes.list],
  });
  const of = (row: RowOf<R>): RowAction[] => [
    ...(moreActions?.(row) ?? []),
    ...(mayUpdate
      ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined aria-hidden />, onClick: () => open(row) }]
      : []),
    ...(mayDelete
      ? [
          {
            ...{ key: 'remove', label: t('remove.action'), icon: <DeleteOutlined aria-hidden />, danger: true },
            onClick: () => void remove(named(row)),
          },
        ]
      : []),
  ];
  return { of, alert };
}
