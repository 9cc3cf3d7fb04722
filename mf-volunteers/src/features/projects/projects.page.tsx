import { mayUse, useSession } from '@stoet/web-kit/session';
import { OpenProjectsPage } from './open-projects.page';
import { ProjectListPage } from './project-list.page';

/** /projecten: the list for the staff, what is open for participants. */
export default function ProjectsPage() {
  const { account } = useSession();
  if (!account) return null;
  return mayUse(account, 'projects.read', 'anywhere') ? <ProjectListPage /> : <OpenProjectsPage />;
}
