import { Loading } from '@stoet/web-kit/feedback';
import { Lazy } from '@stoet/web-kit/remote';
import { mayUse, useSession } from '@stoet/web-kit/session';

const NO_PROPS = {};
const list = () => import('./project-list.page');
const open = () => import('./open-projects.page');

/** /projecten: the list for the staff, what is open for participants. */
export default function ProjectsPage() {
  const { account } = useSession();
  if (!account) return null;
  const isStaff = mayUse(account, 'projects.read', 'anywhere');
  return <Lazy load={isStaff ? list : open} props={NO_PROPS} fallback={<Loading rows={8} />} />;
}
