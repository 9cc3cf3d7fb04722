import { EditOutlined } from '@ant-design/icons';
import { categoryRoutes, PRICE_LETTERS } from '@stoet/contracts/clothing/category.contract';
import { ListPage, type ListColumn, type RowOf } from '@stoet/web-kit/list';
import { useCan } from '@stoet/web-kit/session';
import { formatMoney } from '@stoet/web-kit/texts';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useLiveRefresh } from '../../common/use-live-refresh';

type Row = RowOf<typeof categoryRoutes>;

/** Categories with the prices that hold today. */
export default function CategoryListPage() {
  const t = useClothingTexts();
  const mayUpdate = useCan('categories.update', 'anywhere');
  useLiveRefresh('categories', 'lookups_changed', [categoryRoutes.list]);
  const href = ({ id }: Row) => `/retributiebeheer/categorieen/${id}/bewerk`;
  const columns: ListColumn<Row>[] = [
    { key: 'name', title: t('categories.name'), sort: 'name', card: 'title' },
    ...PRICE_LETTERS.map((letter): ListColumn<Row> => ({
      key: letter,
      title: t('categories.price', { letter }),
      align: 'right',
      render: ({ price }) => formatMoney(price?.[`price${letter}`]),
    })),
    {
      key: 'replacement',
      title: t('categories.replacementPrice'),
      align: 'right',
      render: ({ price }) => formatMoney(price?.replacementPrice),
    },
  ];
  return (
    <ListPage
      title={t('categories.title')}
      routes={categoryRoutes}
      columns={columns}
      rowName={(row) => row.name}
      rowHref={mayUpdate ? href : undefined}
      rowActions={(row) =>
        mayUpdate ? [{ key: 'edit', label: t('edit'), icon: <EditOutlined />, href: href(row) }] : []
      }
      create={{ label: t('categories.new'), right: 'categories.create', to: '/retributiebeheer/categorieen/nieuw' }}
      empty={t('categories.empty')}
    />
  );
}
