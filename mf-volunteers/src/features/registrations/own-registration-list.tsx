import { registrationRoutes as routes, type Registration } from '@stoet/contracts/volunteers/registration.contract';
import { ListView, type ListColumn } from '@stoet/web-kit/list';
import { Link } from '@stoet/web-kit/router';
import { formatDateTime, useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { useRoleNames } from '../lookups/choices';
import { useLocationName } from './registration.text';

const OWN = { list: routes.own, search: routes.ownSearch, checked: routes.ownChecked, export: routes.ownExport };

/** One's own registrations, over all projects. */
export function OwnRegistrationList() {
  const t = useTexts('volunteers');
  const columns = useColumns();
  return (
    <ListView
      title={t('registrations.mine')}
      routes={OWN}
      columns={columns}
      search={false}
      exportable={false}
      prefix="mijn"
      rowName={(row) => row.project.name}
      rowHref={(row) => `/inschrijvingen/${row.id}`}
      empty={t('registrations.noneOwn')}
      emptyAction={<Link to="/projecten">{t('registrations.toProjects')}</Link>}
    />
  );
}

function useColumns(): ListColumn<Registration>[] {
  const t = useTexts('volunteers');
  const locationName = useLocationName();
  const roleNames = useRoleNames();
  return useMemo(
    () => [
      { key: 'project', title: t('registrations.project'), card: 'title', render: (row) => row.project.name },
      { key: 'location', title: t('registrations.location'), card: 'subtitle', render: locationName },
      { key: 'roles', title: t('registrations.roles'), render: (row) => roleNames(row.roles) },
      {
        key: 'date',
        title: t('registrations.date'),
        sort: 'date',
        render: (row) => formatDateTime(row.creationDt),
      },
    ],
    [t, locationName, roleNames],
  );
}
