import { groupRoutes as routes } from '@stoet/contracts/production/group.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import { useNumberParam } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { MembersPage } from '../members/members.page';

/** Who is in a group. */
export default function GroupUsersPage() {
  const t = useTexts('production');
  const projectId = useNumberParam('projectId') ?? 0;
  const groupId = useNumberParam('groupId') ?? 0;
  const group = useRoute(routes.one, { params: { id: groupId } });
  const users = useRoute(routes.users, { params: { projectId, groupId } });
  const { mutateAsync } = useChange(routes.setUsers, { invalidates: [routes.list, routes.users] });
  const error = group.error ?? users.error;
  if (error) return <Failed error={error} onRetry={() => void Promise.all([group.refetch(), users.refetch()])} />;
  if (!group.data || !users.data) return <Loading rows={10} />;
  return (
    <MembersPage
      title={t('members.ofGroup', { name: group.data.name })}
      projectId={projectId}
      back={{ to: `/projecten/${projectId}/groepen`, label: t('members.backGroups') }}
      linked={users.data.data}
      save={(members) => mutateAsync({ params: { projectId, groupId }, body: { users: members } })}
    />
  );
}
