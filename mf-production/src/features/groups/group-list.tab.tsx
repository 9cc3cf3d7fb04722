import { TeamOutlined } from '@ant-design/icons';
import { groupRoutes as routes } from '@stoet/contracts/production/group.contract';
import { TextAreaField, TextField } from '@stoet/web-kit/form';
import type { ListColumn, RowOf } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordForm } from '../records/record-form';
import { RecordList } from '../records/record-list';

type Row = RowOf<typeof routes>;
const usersOf = (group: Row) => `/projecten/${group.projectId}/groepen/bewerk/${group.id}/gebruikers`;

function GroupForm({ group, projectId }: { group?: Row; projectId: number }) {
  const t = useTexts('production');
  const initial = group && { identifier: group.identifier, name: group.name, description: group.description };
  return (
    <RecordForm schema={routes.update.body} routes={routes} id={group?.id} initial={initial} fixed={{ projectId }}>
      <TextField name="identifier" label={t('field.identifier')} maxLength={10} autoFocus />
      <TextField name="name" label={t('field.name')} maxLength={70} />
      <TextAreaField name="description" label={t('field.description')} maxLength={255} />
    </RecordForm>
  );
}

/** Groups of a project. */
export default function GroupListTab({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const columns: ListColumn<Row>[] = [
    { key: 'identifier', title: t('field.identifier'), sort: 'identifier', width: 100 },
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    { key: 'description', title: t('field.description'), card: 'subtitle' },
    { key: 'userCount', title: t('field.users'), sort: 'userCount', align: 'right' },
  ];
  return (
    <RecordList
      texts="groups"
      routes={routes}
      resource="groups"
      event="groups_changed"
      projectId={projectId}
      columns={columns}
      rowHref={usersOf}
      moreActions={(row) => [
        { key: 'users', label: t('groups.link'), icon: <TeamOutlined aria-hidden />, href: usersOf(row) },
      ]}
      form={(group) => <GroupForm group={group} projectId={projectId} />}
    />
  );
}
