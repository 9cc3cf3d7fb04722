import { NotFound } from '@stoet/web-kit/feedback';
import { useRoutes } from '@stoet/web-kit/router';
import { ProjectRegistrationList } from './project-registration-list';
import { ProjectRegistration } from './project-registration';

/** Tab of a project: its registrations, and below them each one (`:registrationId/gegevens`). */
export default function ProjectRegistrationsTab({ projectId }: { projectId: number }) {
  return useRoutes([
    { index: true, element: <ProjectRegistrationList projectId={projectId} /> },
    { path: ':registrationId/*', element: <ProjectRegistration projectId={projectId} /> },
    { path: '*', element: <NotFound part /> },
  ]);
}
