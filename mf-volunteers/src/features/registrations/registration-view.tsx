import { registrationRoutes, type Registration } from '@stoet/contracts/volunteers/registration.contract';
import { useChange } from '@stoet/web-kit/api';
import { CheckField, ContractForm, SelectField, TextAreaField } from '@stoet/web-kit/form';
import { formatDateTime, useTexts } from '@stoet/web-kit/texts';
import { Block } from '../../look/block';
import { Facts } from '../../look/facts';
import { townOptions, useRoleNames, useTownName } from '../lookups/choices';
import { DietField } from './diet-field';
import { PreferenceFields } from './preference-fields';
import { useLocationName } from './registration.text';

const CHANGED = [registrationRoutes.one, registrationRoutes.own, registrationRoutes.list];

/** What stands in a registration, in two blocks that can be changed while the windows allow it. */
export function RegistrationView({ registration }: { registration: Registration }) {
  const t = useTexts('volunteers');
  return (
    <>
      {registration.roles && (
        <Block
          title={t('registrations.roles')}
          edit={registration.mayEdit ? t('registrations.editRoles') : undefined}
          form={(done) => <RolesForm registration={registration} onDone={done} />}
        >
          <RolesFacts registration={registration} />
        </Block>
      )}
      <Block
        title={t('registrations.others')}
        edit={registration.mayEdit && registration.talents !== undefined ? t('registrations.editOthers') : undefined}
        form={(done) => <OthersForm registration={registration} onDone={done} />}
      >
        <OtherFacts registration={registration} />
      </Block>
    </>
  );
}

function RolesFacts({ registration }: { registration: Registration }) {
  const t = useTexts('volunteers');
  const roleNames = useRoleNames();
  const locationName = useLocationName();
  const { roles, auditioning, project } = registration;
  return (
    <Facts
      facts={[
        [t('registrations.location'), locationName(registration)],
        [t('registrations.roles'), roleNames(roles)],
        [t('registrations.auditioning'), project.auditions_enabled ? t(auditioning ? 'yes' : 'no') : undefined],
      ]}
    />
  );
}

function OtherFacts({ registration }: { registration: Registration }) {
  const t = useTexts('volunteers');
  const townName = useTownName();
  const { project, partOfTown, talents, remarks, ownerRemarks, diet, creationDt } = registration;
  return (
    <Facts
      facts={[
        [
          t('registrations.partOfTown'),
          project.extended && partOfTown !== undefined ? townName(partOfTown) : undefined,
        ],
        [t('registrations.talents'), talents],
        [t('registrations.remarks'), remarks],
        [t('registrations.diet'), diet],
        [t('registrations.ownerRemarks'), ownerRemarks],
        [t('registrations.date'), formatDateTime(creationDt)],
      ]}
    />
  );
}

interface FormProps {
  registration: Registration;
  onDone: () => void;
}

/** The place follows from the roles: it is not sent. */
function RolesForm({ registration, onDone }: FormProps) {
  const t = useTexts('volunteers');
  const { id, location, roles, auditioning, project } = registration;
  const update = useChange(registrationRoutes.updateRoles, { invalidates: CHANGED });
  return (
    <ContractForm
      schema={registrationRoutes.updateRoles.body}
      initial={{ roles, auditioning, ...{ location } }}
      onSubmit={(body) => update.mutateAsync({ params: { id }, body })}
      onSaved={onDone}
      onCancel={onDone}
    >
      <PreferenceFields extended={project.extended} mode="both" />
      {project.auditions_enabled && (
        <CheckField name="auditioning" label={t('registrations.audition')} help={project.auditionHint || undefined} />
      )}
    </ContractForm>
  );
}

function OthersForm({ registration, onDone }: FormProps) {
  const t = useTexts('volunteers');
  const { id, talents, remarks, diet, partOfTown, ownerRemarks, project } = registration;
  const update = useChange(registrationRoutes.updateOthers, { invalidates: CHANGED });
  return (
    <ContractForm
      schema={registrationRoutes.updateOthers.body}
      initial={{ id, talents, remarks, diet, partOfTown, ownerRemarks }}
      onSubmit={(body) => update.mutateAsync({ body: { ...body, id } })}
      onSaved={onDone}
      onCancel={onDone}
    >
      {project.extended && (
        <SelectField name="partOfTown" label={t('registrations.partOfTown')} options={townOptions} required />
      )}
      <TextAreaField name="talents" label={t('registrations.talents')} rows={2} maxLength={1000} />
      <TextAreaField name="remarks" label={t('registrations.remarks')} rows={2} maxLength={1000} />
      <DietField />
      {ownerRemarks !== undefined && (
        <TextAreaField name="ownerRemarks" label={t('registrations.ownerRemarks')} rows={3} maxLength={2000} />
      )}
    </ContractForm>
  );
}
