import { PRICE_LETTERS } from '@stoet/contracts/clothing/category.contract';
import { hasRightCheckDigits, NATIONAL_NUMBER_WARNING } from '@stoet/contracts/clothing/national-number';
import { ORDER_TYPE, type OrderType } from '@stoet/contracts/clothing/order.contract';
import { DateField, RadioField, SelectField, TextAreaField, TextField, useFormValue } from '@stoet/web-kit/form';
import { useClothingTexts } from '../../common/use-clothing-texts';

const TYPES: readonly OrderType[] = Object.values(ORDER_TYPE);

/** Who rents, for what, and when; what is asked follows from the type (spec/clothing §5). `masked`: the number that is kept. */
export function RenterFields({ masked }: { masked?: string }) {
  const t = useClothingTexts();
  const type = useFormValue<OrderType>('type') ?? ORDER_TYPE.company;
  return (
    <>
      <section className="clothing-card" aria-label={t('orders.renterTitle')}>
        <h2>{t('orders.renterTitle')}</h2>
        <RadioField
          name="type"
          label={t('orders.type')}
          options={TYPES.map((value) => ({ value, label: t(`orders.types.${value}`) }))}
        />
        <div className="clothing-fields">
          <TextField
            name="companyName"
            label={t(type === ORDER_TYPE.company ? 'orders.company' : 'orders.association')}
            maxLength={255}
          />
          <TextField name="name" label={t('orders.responsible')} maxLength={255} />
          {type === ORDER_TYPE.associationWithoutNumber ? (
            <NationalNumber masked={masked} />
          ) : (
            <TextField
              name="uniqueNumber"
              label={t(type === ORDER_TYPE.association ? 'orders.companyNumber' : 'orders.vatNumber')}
              required={type !== ORDER_TYPE.ownProject}
              dependencies={['type']}
              maxLength={30}
            />
          )}
          <TextField name="bankAccount" label={t('orders.bankAccount')} maxLength={50} />
          <TextField name="cellPhone" label={t('orders.cellPhone')} type="tel" maxLength={30} />
          <TextField name="email" label={t('orders.email')} type="email" maxLength={254} />
          <TextField name="streetName" label={t('orders.street')} maxLength={255} />
          <TextField name="houseNumber" label={t('orders.houseNumber')} maxLength={20} />
          <TextField name="zipCode" label={t('orders.zipCode')} maxLength={12} />
          <TextField name="cityName" label={t('orders.city')} maxLength={255} />
        </div>
      </section>
      <section className="clothing-card" aria-label={t('orders.projectTitle')}>
        <h2>{t('orders.projectTitle')}</h2>
        <div className="clothing-fields">
          <TextField name="projectName" label={t('orders.projectName')} maxLength={255} />
          <TextField name="projectOwner" label={t('orders.projectOwner')} maxLength={255} />
          <TextField name="projectOwnerCellPhone" label={t('orders.projectPhone')} type="tel" maxLength={30} />
          <DateField name="fromDt" label={t('orders.from')} />
          <DateField name="toDt" label={t('orders.to')} dependencies={['fromDt']} />
          <SelectField
            name="priceCategory"
            label={t('orders.priceCategory')}
            options={PRICE_LETTERS.map((letter, i) => ({ value: i + 1, label: letter }))}
          />
        </div>
        <TextAreaField name="info" label={t('orders.info')} rows={2} maxLength={5000} />
      </section>
    </>
  );
}

function NationalNumber({ masked }: { masked?: string }) {
  const t = useClothingTexts();
  const typed = useFormValue<string>('socialSecurity') ?? '';
  const isWhole = typed.replace(/\D/g, '').length === 11;
  const warning = isWhole && !hasRightCheckDigits(typed) && (
    <span className="clothing-warn">{NATIONAL_NUMBER_WARNING}</span>
  );
  return (
    <TextField
      name="socialSecurity"
      label={t('orders.nationalNumber')}
      required={!masked}
      help={warning || (masked && t('orders.numberKept', { masked }))}
      dependencies={['type']}
      maxLength={20}
    />
  );
}
