import { sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { SIZE_NAMES } from '@stoet/contracts/volunteers/sizes';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { CheckField, ContractForm } from '@stoet/web-kit/form';
import { useLevel } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { SizeFields } from './size-fields';

/** Sizes of a person: a form for who may change them, else the values with the reason. Level 1 may freeze them. */
export function SizesBlock({ profileId }: { profileId: number }) {
  const t = useTexts('volunteers');
  const freezes = useLevel() === 1;
  const { data: sizes } = useRoute(sizesRoutes.read, { params: { id: profileId } });
  const update = useChange(sizesRoutes.update, { invalidates: [sizesRoutes.read] });
  if (!sizes) return null;
  const required = SIZE_NAMES.filter((name) => name === 'shirtSize' || sizes[name] !== null);
  const { editable, ...initial } = sizes;
  return (
    <section className="vol-block">
      <h2>{t('sizes.title')}</h2>
      <ContractForm
        schema={sizesRoutes.update.body}
        initial={{ id: profileId, ...initial, shirtSize: initial.shirtSize ?? undefined }}
        onSubmit={({ clothingFrozen, ...body }) =>
          update.mutateAsync({ body: { ...body, ...(freezes && { clothingFrozen }) } })
        }
        disabled={editable || freezes ? undefined : t('sizes.notNow')}
      >
        <SizeFields editable={editable} required={required} />
        {freezes && <CheckField name="clothingFrozen" label={t('sizes.frozen')} />}
      </ContractForm>
    </section>
  );
}
