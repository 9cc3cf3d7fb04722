import { room } from '@stoet/contracts';
import { registrationRoutes, type RegistrationRow } from '@stoet/contracts/volunteers/registration.contract';
import { keyOf, useQueryClient } from '@stoet/web-kit/api';
import { ListView, type ListColumn, type ListFilter } from '@stoet/web-kit/list';
import { useLive, useRoom } from '@stoet/web-kit/live';
import { Portrait } from '@stoet/web-kit/picture';
import { useCan } from '@stoet/web-kit/session';
import { dayOf, formatDateTime, useTexts } from '@stoet/web-kit/texts';
import { useMemo, useState } from 'react';
import { ageOf, roleOptions, useRoleNames, useSexOptions } from '../lookups/choices';
import { fullName, useLocationName } from './registration.text';

const PICTURE = 56; // rows of 80 px (spec/volunteers §9)

/** Registrations of a project as they arrive. */
export function ProjectRegistrationList({ projectId }: { projectId: number }) {
  const t = useTexts('volunteers');
  const params = useMemo(() => ({ projectId }), [projectId]);
  const columns = useColumns(projectId);
  const filters = useFilters(projectId);
  const arrived = useArrivals(projectId);
  return (
    <>
      <span className="stoet-hidden" role="status">
        {arrived > 0 && `${t('registrations.arrived')} (${arrived})`}
      </span>
      <ListView
        title={t('registrations.title')}
        routes={registrationRoutes}
        params={params}
        columns={columns}
        filters={filters}
        rowName={(row) => fullName(row.user)}
        rowHref={(row) => `/projecten/${projectId}/inschrijvingen/${row.id}/gegevens`}
        exportable={useCan('registrations.export', projectId)}
        empty={t('registrations.none')}
      />
    </>
  );
}

/** Counts registrations that arrived while the page was open; the list is fetched again at each change. */
function useArrivals(projectId: number): number {
  const client = useQueryClient();
  const [arrived, setArrived] = useState(0);
  const refresh = (change: { projectId: number }) => {
    if (change.projectId === projectId) void client.invalidateQueries({ queryKey: keyOf(registrationRoutes.list) });
  };
  useRoom(room.project(projectId, 'registrations'));
  useLive<{ projectId: number }>('registration_added', (change) => {
    refresh(change);
    if (change.projectId === projectId) setArrived((count) => count + 1);
  });
  useLive('registration_changed', refresh);
  useLive('registration_removed', refresh);
  return arrived;
}

function useColumns(projectId: number): ListColumn<RegistrationRow>[] {
  const t = useTexts('volunteers');
  const [roleNames, locationName] = [useRoleNames(), useLocationName()];
  const general = useCan('registrations.general', projectId);
  const preferred = useCan('registrations.preferred', projectId);
  return useMemo(() => {
    const today = dayOf(new Date());
    const all: (ListColumn<RegistrationRow> | false)[] = [
      {
        key: 'name',
        title: t('registrations.name'),
        sort: 'name',
        card: 'title',
        render: (row) => <Person row={row} />,
      },
      { key: 'location', title: t('registrations.location'), card: 'subtitle', render: locationName },
      preferred && { key: 'roles', title: t('registrations.roles'), render: (row) => roleNames(row.roles) },
      general && {
        key: 'age',
        title: t('registrations.age'),
        align: 'right',
        render: (row) => ageOf(row.user.date_of_birth, today),
      },
      general && {
        key: 'phone',
        title: t('registrations.phone'),
        render: ({ user }) => <span className="vol-nowrap">{user.cellPhone || user.phoneNumber}</span>,
      },
      { key: 'date', title: t('registrations.date'), sort: 'date', render: (row) => formatDateTime(row.creationDt) },
    ];
    return all.filter((column) => column !== false);
  }, [t, roleNames, locationName, general, preferred]);
}

const Person = ({ row }: { row: RegistrationRow }) => (
  <span className="vol-person">
    <Portrait person={row.user} size={PICTURE} />
    {`${row.user.lastName} ${row.user.firstName}`}
  </span>
);

/** The filters of spec/volunteers §7, as far as the reader sees what they look at. */
function useFilters(projectId: number): ListFilter[] {
  const t = useTexts('volunteers');
  const sexes = useSexOptions();
  const general = useCan('registrations.general', projectId);
  const preferred = useCan('registrations.preferred', projectId);
  const other = useCan('registrations.other', projectId);
  return useMemo(() => {
    const places = [
      { value: 1, label: t('onStage') },
      { value: 0, label: t('offStage') },
    ];
    const all: (ListFilter | false)[] = [
      { name: 'onStage', label: t('registrations.location'), kind: 'select', options: places },
      preferred && { name: 'preferred', label: t('registrations.preferred'), kind: 'select', options: roleOptions },
      preferred && { name: 'auditioning', label: t('registrations.auditioning'), kind: 'flag' },
      general && { name: 'sex', label: t('registrations.sex'), kind: 'select', options: sexes },
      general && { name: 'minAge', label: t('registrations.minAge'), kind: 'number' },
      general && { name: 'maxAge', label: t('registrations.maxAge'), kind: 'number' },
      other && { name: 'talents', label: t('registrations.withTalents'), kind: 'flag' },
      other && { name: 'remarks', label: t('registrations.withRemarks'), kind: 'flag' },
    ];
    return all.filter((filter) => filter !== false);
  }, [t, sexes, general, preferred, other]);
}
