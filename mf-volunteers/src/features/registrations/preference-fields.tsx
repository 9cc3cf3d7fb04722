import { MultiSelectField, RadioField, useFormValue } from '@stoet/web-kit/form';
import { useTexts } from '@stoet/web-kit/texts';
import { Form } from 'antd';
import { useEffect, useMemo } from 'react';
import type { RegistrationMode } from '@stoet/contracts/volunteers/project.contract';
import { usePreferenceRoles, type PreferenceRole } from '../lookups/choices';

interface Props {
  extended: boolean;
  /** Places that are offered; one only: no choice. */
  mode: RegistrationMode;
}

/** The place, and the roles of that place. */
export function PreferenceFields({ extended, mode }: Props) {
  const t = useTexts('volunteers');
  const location = useFormValue<0 | 1>('location');
  const options = useRoleOptions(location, extended);
  useFittingRoles(location);
  return (
    <>
      {mode !== 'both' && (
        <p className="vol-muted">{t(mode === 'on' ? 'registrations.onlyOn' : 'registrations.onlyOff')}</p>
      )}
      <RadioField
        name="location"
        label={t('registrations.location')}
        options={[
          ...(mode === 'off' ? [] : [{ value: 1, label: t('onStage') }]),
          ...(mode === 'on' ? [] : [{ value: 0, label: t('offStage') }]),
        ]}
      />
      <MultiSelectField
        name="roles"
        label={t('registrations.roles')}
        options={options}
        disabled={location === undefined}
        help={location === undefined ? t('registrations.chooseLocation') : undefined}
      />
    </>
  );
}

function useRoleOptions(location: 0 | 1 | undefined, extended: boolean) {
  const roles = usePreferenceRoles();
  return useMemo(
    () =>
      roles
        .filter((role) => role.onStage === (location === 1) && (extended || !role.for_extended))
        .map(({ id, role }) => ({ value: id, label: role })),
    [roles, location, extended],
  );
}

/** Roles of the other place are dropped when the place changes. */
function useFittingRoles(location: 0 | 1 | undefined) {
  const form = Form.useFormInstance<{ roles?: number[] }>();
  const roles = usePreferenceRoles();
  useEffect(() => {
    if (location === undefined) return; // nothing is known yet, or chosen
    const chosen = form.getFieldValue('roles') ?? [];
    const kept = chosen.filter((id: number) => fits(roles, id, location));
    if (roles.length > 0 && kept.length < chosen.length) form.setFieldValue('roles', kept);
  }, [form, roles, location]);
}

const fits = (roles: readonly PreferenceRole[], id: number, location: 0 | 1 | undefined) =>
  roles.find((role) => role.id === id)?.onStage === (location === 1);
