import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { ContractForm, TextField } from '@stoet/web-kit/form';
import { useNavigate, useNumberParam } from '@stoet/web-kit/router';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { PriceList } from './price-list';

/** Name of a category, and its prices in time. */
export default function CategoryEditPage() {
  const t = useClothingTexts();
  const navigate = useNavigate();
  const id = useNumberParam('id') ?? 0;
  const { data, error, refetch } = useRoute(categoryRoutes.one, { params: { id } }, { enabled: id > 0 });
  const update = useChange(categoryRoutes.update, { invalidates: [categoryRoutes.one, categoryRoutes.list] });
  if (id === 0) return <NotFound />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  return (
    <div className="clothing-stack clothing-narrow">
      <h1>{data.name}</h1>
      <ContractForm
        schema={categoryRoutes.update.body}
        initial={{ name: data.name }}
        onSubmit={(body) => update.mutateAsync({ params: { id }, body })}
        onCancel={() => void navigate('/retributiebeheer/categorieen')}
      >
        <TextField name="name" label={t('categories.name')} maxLength={255} />
      </ContractForm>
      <PriceList categoryId={id} prices={data.prices} />
    </div>
  );
}
