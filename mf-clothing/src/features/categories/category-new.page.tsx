import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import { useChange } from '@stoet/web-kit/api';
import { ContractForm, DateField, TextField } from '@stoet/web-kit/form';
import { useNavigate } from '@stoet/web-kit/router';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { PriceFields } from './price-fields';

const LIST = '/retributiebeheer/categorieen';

/** A category with its first prices. */
export default function CategoryNewPage() {
  const t = useClothingTexts();
  const navigate = useNavigate();
  const create = useChange(categoryRoutes.create, { invalidates: [categoryRoutes.list] });
  return (
    <div className="clothing-stack clothing-narrow">
      <h1>{t('categories.new')}</h1>
      <ContractForm
        schema={categoryRoutes.create.body}
        initial={{ replacementPrice: 0 }}
        onSubmit={(body) => create.mutateAsync({ body })}
        onSaved={() => void navigate(LIST)}
        onCancel={() => void navigate(LIST)}
      >
        <TextField name="name" label={t('categories.name')} maxLength={255} autoFocus />
        <DateField name="startDt" label={t('categories.from')} help={t('categories.fromHelp')} />
        <PriceFields />
      </ContractForm>
    </div>
  );
}
