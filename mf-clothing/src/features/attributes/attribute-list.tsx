import { DeleteOutlined, EditOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { isApiError, useChange } from '@stoet/web-kit/api';
import { confirm, ErrorAlert } from '@stoet/web-kit/feedback';
import { ListPage, type ListColumn, type RowAction } from '@stoet/web-kit/list';
import { useCan } from '@stoet/web-kit/session';
import { useWindowFromUrl, type OpenWindow } from '@stoet/web-kit/windows';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useLiveRefresh } from '../../common/use-live-refresh';
import { numberIn, useWindowHref } from '../../common/use-window-href';
import { AttributeForm } from './attribute-form';
import { RACKS, rightOf, type AttributeKind, type AttributeRow } from './attribute.kinds';

const WIDTH = 560;

/** The list of one look-up; forms are in windows. */
export function AttributeList({ kind }: { kind: AttributeKind }) {
  const t = useClothingTexts();
  const windowHref = useWindowHref();
  const may = {
    update: useCan(rightOf(kind, 'update'), 'anywhere'),
    delete: useCan(rightOf(kind, 'delete'), 'anywhere'),
    export: useCan(rightOf(kind, 'export'), 'anywhere'),
  };
  const [error, setError] = useState<Error | null>(null);
  const remove = useRemove(kind, setError);
  useLiveRefresh(kind.key, 'lookups_changed', [kind.routes.list]);
  useWindowFromUrl((id) => windowOf(kind, id, t));

  const columns: ListColumn<AttributeRow>[] = [
    ...(kind.ownNumber ? [{ key: 'id', title: t('number'), sort: 'id', align: 'right' as const, width: 120 }] : []),
    { key: kind.field, title: t(`${kind.key}.field`), sort: kind.field, card: 'title' },
  ];
  const actions = (row: AttributeRow): RowAction[] => [
    ...(kind === RACKS
      ? [
          {
            key: 'articles',
            label: t('racks.articles'),
            icon: <UnorderedListOutlined />,
            href: `/kledijbeheer/rekken/${row.id}/artikels`,
          },
        ]
      : []),
    ...(may.update
      ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined />, href: windowHref(`${kind.window}-${row.id}`) }]
      : []),
    ...(may.delete
      ? [{ key: 'delete', label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: () => void remove(row) }]
      : []),
  ];
  return (
    <>
      <ErrorAlert error={error} onClose={() => setError(null)} />
      <ListPage
        title={t(`${kind.key}.title`)}
        // the row's type follows from the kind, which a type cannot say
        routes={kind.routes as never}
        columns={columns as never}
        rowName={nameOf(kind) as never}
        rowHref={may.update ? (((row: AttributeRow) => windowHref(`${kind.window}-${row.id}`)) as never) : undefined}
        rowActions={actions as never}
        exportable={may.export}
        create={{
          label: t(`${kind.key}.new`),
          right: rightOf(kind, 'create'),
          to: windowHref(`${kind.window}-nieuw`),
        }}
        empty={t(`${kind.key}.empty`)}
      />
    </>
  );
}

const nameOf = (kind: AttributeKind) => (row: AttributeRow) =>
  kind.ownNumber ? `${row.id} ${row[kind.field]}` : String(row[kind.field]);

function windowOf(kind: AttributeKind, windowId: string, t: (key: string) => string): OpenWindow | undefined {
  if (windowId === `${kind.window}-nieuw`)
    return { id: windowId, title: t(`${kind.key}.new`), content: <AttributeForm kind={kind} />, width: WIDTH };
  const id = numberIn(windowId, kind.window);
  if (id === undefined) return undefined;
  return {
    id: windowId,
    title: `${t(`${kind.key}.one`)} ${kind.ownNumber ? id : ''}`.trim(),
    content: <AttributeForm kind={kind} id={id} />,
    width: WIDTH,
  };
}

/** Asks, removes, and shows why not. */
function useRemove(kind: AttributeKind, onError: (error: Error | null) => void) {
  const t = useClothingTexts();
  const { mutateAsync } = useChange(kind.routes.remove, { invalidates: [kind.routes.list] });
  return async (row: AttributeRow) => {
    onError(null);
    const title = t('deleteTitle', { name: nameOf(kind)(row) });
    if (!(await confirm({ title, okText: t('delete'), danger: true }))) return;
    try {
      await mutateAsync({ params: { id: row.id } } as never);
    } catch (error) {
      if (!isApiError(error)) throw error;
      onError(error);
    }
  };
}
