import type { AnswerOf } from '@stoet/contracts';
import type { sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { projectRoutes, type Project, type RegistrationMode } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes, type NewRegistration } from '@stoet/contracts/volunteers/registration.contract';
import { SIZE_NAMES } from '@stoet/contracts/volunteers/sizes';
import { useChange } from '@stoet/web-kit/api';
import { CheckField, ContractForm, SelectField, TextAreaField } from '@stoet/web-kit/form';
import { useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { townOptions } from '../lookups/choices';
import { SizeFields } from '../profiles/size-fields';
import { DietField } from './diet-field';
import { PreferenceFields } from './preference-fields';
import { neededFields, registrationSchema } from './registration-schema';

export type PersonSizes = AnswerOf<typeof sizesRoutes.read>;
interface Props {
  project: Project;
  userId: number;
  mode: RegistrationMode;
  /** Not given when they may not be seen: then they are not asked either. */
  sizes?: PersonSizes;
  onSaved: (registrationId: number) => void;
  onCancel: () => void;
}

const CHANGED = [registrationRoutes.own, registrationRoutes.list, projectRoutes.list, projectRoutes.one];

/** The form with which a person registers for a project (spec/volunteers §5, "Registration form"). */
export function RegisterForm({ project, userId, mode, sizes, onSaved, onCancel }: Props) {
  const t = useTexts('volunteers');
  const { id: projectId, extended, auditions_enabled, auditionHint } = project;
  const create = useChange(registrationRoutes.create, { invalidates: CHANGED });
  const needed = useMemo(() => neededFields(extended, sizes), [extended, sizes]);
  const schema = useMemo(() => registrationSchema(needed), [needed]);
  return (
    <ContractForm
      schema={schema}
      initial={initialOf(mode, sizes)}
      onSubmit={(body) => create.mutateAsync({ params: { projectId, userId }, body })}
      onSaved={({ id }) => onSaved(id)}
      onCancel={onCancel}
      submitText={t('registrations.register')}
    >
      <h2>{t('registrations.choice')}</h2>
      <PreferenceFields extended={extended} mode={mode} />
      {auditions_enabled && (
        <CheckField name="auditioning" label={t('registrations.audition')} help={auditionHint || undefined} />
      )}
      <h2>{t('registrations.more')}</h2>
      {extended && (
        <SelectField name="partOfTown" label={t('registrations.partOfTown')} options={townOptions} required />
      )}
      <TextAreaField name="talents" label={t('registrations.talents')} rows={2} maxLength={1000} />
      <TextAreaField name="remarks" label={t('registrations.remarks')} rows={2} maxLength={1000} />
      <DietField />
      {sizes && (
        <>
          <h2>{t('sizes.title')}</h2>
          <SizeFields editable={sizes.editable} required={needed} />
        </>
      )}
    </ContractForm>
  );
}

function initialOf(mode: RegistrationMode, sizes: PersonSizes | undefined): Partial<NewRegistration> {
  const location = mode === 'both' ? undefined : mode === 'on' ? 1 : 0;
  const known = sizes && Object.fromEntries(SIZE_NAMES.map((name) => [name, sizes[name]]));
  return { location, auditioning: false, ...known };
}
