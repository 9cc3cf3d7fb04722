import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { SIZE_RANGES, type Measure } from '@stoet/contracts/volunteers/sizes';
import { useRoute } from '@stoet/web-kit/api';
import { FieldGroup, NumberField, SelectField } from '@stoet/web-kit/form';
import { useTexts } from '@stoet/web-kit/texts';
import { Alert } from 'antd';
import { clothingSizeOptions, shirtSizeOptions } from '../lookups/choices';

const MEASURES = Object.keys(SIZE_RANGES) as Measure[];

/** Sizes of a person; disabled, with a notice, when they may not be changed (spec/volunteers §5, §8). */
export function SizeFields({ editable, required }: { editable: boolean; required: readonly string[] }) {
  const t = useTexts('volunteers');
  const field = (name: string) => ({
    name,
    label: t(`sizes.${name}`),
    disabled: !editable,
    required: required.includes(name),
  });
  return (
    <>
      {!editable && <SizesNotice />}
      <FieldGroup>
        <SelectField {...field('shirtSize')} options={shirtSizeOptions} />
        <SelectField {...field('clothingSize')} options={clothingSizeOptions} />
        {MEASURES.map((name) => (
          <NumberField key={name} {...field(name)} suffix={t('sizes.cm')} />
        ))}
      </FieldGroup>
    </>
  );
}

/** Why sizes cannot be changed, and whom to ask. */
export function SizesNotice() {
  const t = useTexts('volunteers');
  const contact = useRoute(settingsRoutes.info, {}, { staleTime: Infinity }).data?.contact;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('sizes.notNow')}
      description={
        contact && (
          <>
            {t('sizes.mailUs')} <a href={`mailto:${contact}`}>{contact}</a>.
          </>
        )
      }
    />
  );
}
