import { TeamOutlined } from '@ant-design/icons';
import { projectRoleRoutes as routes } from '@stoet/contracts/production/project-role.contract';
import { CheckField, TextAreaField, TextField } from '@stoet/web-kit/form';
import type { ListColumn, ListFilter, RowOf } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { z } from 'zod';
import { RecordForm } from '../records/record-form';
import { RecordList } from '../records/record-list';

type Row = RowOf<typeof routes>;
const usersOf = (role: Row) => `/projecten/${role.projectId}/rollen/bewerk/${role.id}/gebruikers`;
/** A box that is ticked or not, where the contract writes 1 or 0. */
const formSchema = routes.update.body.extend({ speaking: z.boolean().transform((yes): 0 | 1 => (yes ? 1 : 0)) });

function RoleForm({ role, projectId }: { role?: Row; projectId: number }) {
  const t = useTexts('production');
  const { identifier = '', name = '', description = '', speaking } = role ?? {};
  const initial = { identifier, name, description, speaking: speaking === 1 };
  return (
    <RecordForm schema={formSchema} routes={routes} id={role?.id} initial={initial} fixed={{ projectId }}>
      <TextField name="identifier" label={t('field.identifier')} maxLength={10} autoFocus />
      <TextField name="name" label={t('field.name')} maxLength={70} />
      <TextAreaField name="description" label={t('field.description')} maxLength={255} />
      <CheckField name="speaking" label={t('field.speaking')} required={false} />
    </RecordForm>
  );
}

/** Roles of a project. */
export default function ProjectRoleListTab({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const kit = useTexts();
  const columns: ListColumn<Row>[] = [
    { key: 'identifier', title: t('field.identifier'), sort: 'identifier', width: 100 },
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    { key: 'description', title: t('field.description'), card: 'subtitle' },
    {
      key: 'speaking',
      title: t('field.speaking'),
      render: (row) => (row.speaking === 1 ? kit('list.yes') : kit('list.no')),
    },
    { key: 'userCount', title: t('field.users'), sort: 'userCount', align: 'right' },
  ];
  const filters: ListFilter[] = [{ name: 'speaking', label: t('field.speaking'), kind: 'flag' }];
  return (
    <RecordList
      texts="roles"
      routes={routes}
      resource="roles"
      event="project_roles_changed"
      projectId={projectId}
      columns={columns}
      filters={filters}
      rowHref={usersOf}
      moreActions={(row) => [
        { key: 'users', label: t('roles.link'), icon: <TeamOutlined aria-hidden />, href: usersOf(row) },
      ]}
      form={(role) => <RoleForm role={role} projectId={projectId} />}
    />
  );
}
