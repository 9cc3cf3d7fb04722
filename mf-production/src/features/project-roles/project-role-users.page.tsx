import { projectRoleRoutes as routes } from '@stoet/contracts/production/project-role.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import { useNumberParam } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { MembersPage } from '../members/members.page';

/** Who plays a role. */
export default function ProjectRoleUsersPage() {
  const t = useTexts('production');
  const projectId = useNumberParam('projectId') ?? 0;
  const roleId = useNumberParam('roleId') ?? 0;
  const role = useRoute(routes.one, { params: { id: roleId } });
  const users = useRoute(routes.users, { params: { projectId, roleId } });
  const { mutateAsync } = useChange(routes.setUsers, { invalidates: [routes.list, routes.users] });
  const error = role.error ?? users.error;
  if (error) return <Failed error={error} onRetry={() => void Promise.all([role.refetch(), users.refetch()])} />;
  if (!role.data || !users.data) return <Loading rows={10} />;
  return (
    <MembersPage
      title={t('members.ofRole', { name: role.data.name })}
      projectId={projectId}
      back={{ to: `/projecten/${projectId}/rollen`, label: t('members.backRoles') }}
      linked={users.data.data}
      save={(members) => mutateAsync({ params: { projectId, roleId }, body: { users: members } })}
    />
  );
}
