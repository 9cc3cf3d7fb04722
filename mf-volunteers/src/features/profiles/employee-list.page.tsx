import { profileRoutes, type ProfileRow } from '@stoet/contracts/volunteers/profile.contract';
import { ListPage, type ListColumn, type ListFilter } from '@stoet/web-kit/list';
import { Portrait } from '@stoet/web-kit/picture';
import { useCan } from '@stoet/web-kit/session';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { useSexOptions } from '../lookups/choices';

/** /medewerkers: everybody with a profile. */
export default function EmployeeListPage() {
  const t = useTexts('volunteers');
  return (
    <ListPage
      title={t('employees.title')}
      routes={profileRoutes}
      columns={useColumns()}
      filters={useFilters()}
      rowName={(row) => `${row.firstName} ${row.lastName}`}
      rowHref={(row) => `/medewerker/${row.id}/overzicht`}
      exportable={useCan('users.export_users')}
      empty={t('employees.empty')}
    />
  );
}

/** Columns of what the reader may see. */
function useColumns(): ListColumn<ProfileRow>[] {
  const t = useTexts('volunteers');
  const [personal, contact, address] = [useCan('users.personal'), useCan('users.contact'), useCan('users.address')];
  return useMemo(() => {
    const all: (ListColumn<ProfileRow> | false)[] = [
      { key: 'name', title: t('employees.name'), sort: 'name', card: 'title', render: (row) => <Person row={row} /> },
      personal && {
        key: 'birth',
        title: t('employees.birth'),
        sort: 'date_of_birth',
        render: (row) => formatDate(row.date_of_birth),
      },
      address && { key: 'cityName', title: t('employees.city') },
      contact && {
        key: 'phone',
        title: t('employees.phone'),
        render: (row) => <span className="vol-nowrap">{row.cellPhone || row.phoneNumber}</span>,
      },
      contact && { key: 'email', title: t('employees.email') },
      {
        key: 'created',
        title: t('employees.created'),
        sort: 'creationDt',
        render: (row) => formatDate(row.creationDt),
      },
    ];
    return all.filter((column) => column !== false);
  }, [t, personal, contact, address]);
}

const Person = ({ row }: { row: ProfileRow }) => (
  <span className="vol-person">
    <Portrait person={row} size={36} />
    {`${row.lastName} ${row.firstName}`}
  </span>
);

function useFilters(): ListFilter[] {
  const t = useTexts('volunteers');
  const sexes = useSexOptions();
  const personal = useCan('users.personal');
  return useMemo(
    () =>
      personal
        ? [
            { name: 'sex', label: t('registrations.sex'), kind: 'select', options: sexes },
            { name: 'minAge', label: t('registrations.minAge'), kind: 'number' },
            { name: 'maxAge', label: t('registrations.maxAge'), kind: 'number' },
          ]
        : [],
    [t, sexes, personal],
  );
}
