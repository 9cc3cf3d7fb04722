import { PRICE_LETTERS } from '@stoet/contracts/clothing/category.contract';
import { MoneyField } from '@stoet/web-kit/form';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** The five prices of 30 days, and what a lost piece costs. */
export function PriceFields() {
  const t = useClothingTexts();
  return (
    <div className="clothing-fields">
      {PRICE_LETTERS.map((letter) => (
        <MoneyField key={letter} name={`price${letter}`} label={t('categories.price', { letter })} />
      ))}
      <MoneyField name="replacementPrice" label={t('categories.replacementPrice')} required={false} />
    </div>
  );
}
