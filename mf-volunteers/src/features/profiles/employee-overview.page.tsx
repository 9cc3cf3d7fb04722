import { profileRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { useNumberParam } from '@stoet/web-kit/router';
import { ProfileView } from './profile-view';

/** /medewerker/:profileId/overzicht: the profile of somebody, for the staff. */
export default function EmployeeOverviewPage() {
  const id = useNumberParam('profileId');
  return id === undefined ? <NotFound /> : <Employee id={id} />;
}

function Employee({ id }: { id: number }) {
  const { data, error, refetch } = useRoute(profileRoutes.one, { params: { id } });
  if (data) return <ProfileView profile={data} own={false} />;
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading rows={8} />;
}
