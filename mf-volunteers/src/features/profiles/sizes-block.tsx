import type { AnswerOf } from '@stoet/contracts';
import { sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { SIZE_NAMES, SIZE_RANGES } from '@stoet/contracts/volunteers/sizes';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { CheckField, ContractForm } from '@stoet/web-kit/form';
import { useLevel } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { Block } from '../../look/block';
import { Facts } from '../../look/facts';
import { SizeFields, SizesNotice } from './size-fields';

type PersonSizes = AnswerOf<typeof sizesRoutes.read>;

/** Sizes of a person, to be changed by who may. Level 1 may freeze them, and thaw them again. */
export function SizesBlock({ profileId }: { profileId: number }) {
  const t = useTexts('volunteers');
  const freezes = useLevel() === 1;
  const { data: sizes } = useRoute(sizesRoutes.read, { params: { id: profileId } });
  if (!sizes) return null;
  return (
    <Block
      title={t('sizes.title')}
      edit={sizes.editable || freezes ? t('sizes.edit') : undefined}
      form={(done) => <SizesForm profileId={profileId} sizes={sizes} freezes={freezes} onDone={done} />}
    >
      {!sizes.editable && <SizesNotice />}
      <Facts facts={SIZE_NAMES.map((name) => [t(`sizes.${name}`), inUnit(name, sizes[name], t('sizes.cm'))])} />
    </Block>
  );
}

const inUnit = (name: string, value: string | number | null, unit: string) =>
  value !== null && name in SIZE_RANGES ? `${value} ${unit}` : value;

interface FormProps {
  profileId: number;
  sizes: PersonSizes;
  freezes: boolean;
  onDone: () => void;
}

function SizesForm({ profileId, sizes, freezes, onDone }: FormProps) {
  const t = useTexts('volunteers');
  const update = useChange(sizesRoutes.update, { invalidates: [sizesRoutes.read] });
  const required = SIZE_NAMES.filter((name) => name === 'shirtSize' || sizes[name] !== null);
  const { editable, ...initial } = sizes;
  return (
    <ContractForm
      schema={sizesRoutes.update.body}
      initial={{ id: profileId, ...initial, shirtSize: initial.shirtSize ?? undefined }}
      onSubmit={({ clothingFrozen, ...body }) =>
        update.mutateAsync({ body: { ...body, ...(freezes && { clothingFrozen }) } })
      }
      onSaved={onDone}
      onCancel={onDone}
    >
      <SizeFields editable={editable || freezes} required={required} />
      {freezes && <CheckField name="clothingFrozen" label={t('sizes.frozen')} />}
    </ContractForm>
  );
}
