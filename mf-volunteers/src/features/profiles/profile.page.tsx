import { profileRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import { useSession } from '@stoet/web-kit/session';
import { ProfileView } from './profile-view';

/** /profiel: one's own profile. */
export default function ProfilePage() {
  const { account } = useSession();
  return account ? <OwnProfile key={account.id} id={account.id} /> : null;
}

function OwnProfile({ id }: { id: number }) {
  const { data, error, refetch } = useRoute(profileRoutes.one, { params: { id } });
  if (data) return <ProfileView profile={data} own />;
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading rows={8} />;
}
