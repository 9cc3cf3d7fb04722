import { EditOutlined, InfoCircleOutlined, ScanOutlined, StopOutlined } from '@ant-design/icons';
import type { Selection } from '@stoet/contracts';
import { articleNumber, articleRoutes, type ArticleRow } from '@stoet/contracts/clothing/article.contract';
import { ErrorAlert } from '@stoet/web-kit/feedback';
import { ListPage, type BulkAction, type RowAction } from '@stoet/web-kit/list';
import { useCan } from '@stoet/web-kit/session';
import { useWindowFromUrl, useWindows, type OpenWindow } from '@stoet/web-kit/windows';
import { Button } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useLiveRefresh } from '../../common/use-live-refresh';
import { numberIn, useWindowHref } from '../../common/use-window-href';
import { ArticleBulkForm } from './article-bulk-form';
import { ArticleForm, NewArticleForm } from './article-form';
import { articleColumns, articleFilters } from './article.columns';
import { RentInfoOf } from './rent-info';
import { useDeactivate } from './use-deactivate';

/** The inventory (spec/clothing §2, "Article list"). */
export default function ArticleListPage() {
  const t = useClothingTexts();
  const windowHref = useWindowHref();
  const mayUpdate = useCan('articles.update', 'anywhere');
  const mayDelete = useCan('articles.delete', 'anywhere');
  const deactivation = useDeactivate();
  const mayExport = useCan('articles.export', 'anywhere');
  useLiveRefresh('articles', 'articles_changed', [articleRoutes.list]);
  useWindowFromUrl((id) => windowOf(id, t));
  const bulkEdit = useBulkEdit();
  const actions = (row: ArticleRow): RowAction[] => [
    { key: 'rent', label: t('rentInfo.title'), icon: <InfoCircleOutlined />, href: windowHref(`verhuur-${row.id}`) },
    ...(mayUpdate
      ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined />, href: windowHref(`artikel-${row.id}`) }]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'inactive',
            label: t('returns.inactive'),
            icon: <StopOutlined />,
            danger: true,
            disabled: row.active ? undefined : t('articles.status.inactive'),
            onClick: () => void deactivation.deactivate(row),
          },
        ]
      : []),
  ];
  return (
    <>
      <ErrorAlert error={deactivation.error} onClose={deactivation.dismiss} />
      <ListPage
        title={t('articles.title')}
        routes={articleRoutes}
        columns={articleColumns(t)}
        filters={articleFilters(t)}
        rowName={(row) => `${articleNumber(row.id)} ${row.description}`}
        rowHref={(row) => windowHref(`${mayUpdate ? 'artikel' : 'verhuur'}-${row.id}`)}
        rowActions={actions}
        bulkActions={mayUpdate ? [bulkEdit] : undefined}
        exportable={mayExport}
        create={{ label: t('articles.new'), right: 'articles.create', to: windowHref('artikel-nieuw') }}
        actions={
          mayUpdate && (
            <Button icon={<ScanOutlined aria-hidden />} href="/terugname" target="_blank" rel="noopener">
              {t('menu.returns')}
            </Button>
          )
        }
        empty={t('articles.empty')}
      />
    </>
  );
}

function windowOf(windowId: string, t: (key: string) => string): OpenWindow | undefined {
  if (windowId === 'artikel-nieuw')
    return { id: windowId, title: t('articles.new'), content: <NewArticleForm />, width: 800 };
  const edited = numberIn(windowId, 'artikel');
  if (edited !== undefined)
    return {
      id: windowId,
      title: `${t('articles.one')} ${articleNumber(edited)}`,
      content: <ArticleForm id={edited} />,
      width: 800,
    };
  const asked = numberIn(windowId, 'verhuur');
  if (asked === undefined) return undefined;
  const title = `${t('rentInfo.title')} ${articleNumber(asked)}`;
  return { id: windowId, title, content: <RentInfoOf id={asked} />, width: 560 };
}

function useBulkEdit(): BulkAction {
  const t = useClothingTexts();
  const { open, close } = useWindows();
  return {
    key: 'bulk',
    label: t('articles.bulk'),
    right: 'articles.update',
    run: (selection: Selection, count) =>
      new Promise<boolean>((resolve) => {
        const id = 'artikels-wijzigen';
        const content = <ArticleBulkForm selection={selection} onSaved={() => resolve(true)} />;
        void close(id, true).then(() => open({ id, title: t('articles.bulkTitle', { count }), content, width: 800 }));
      }),
  };
}
