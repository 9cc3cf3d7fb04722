import { profileRoutes, sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { useRoute } from '@stoet/web-kit/api';
import { EmptyState, Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, useNavigate, useNumberParam, useParams } from '@stoet/web-kit/router';
import { useCan, useSession } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { RegisterForm } from './register-form';
import { fullName } from './registration.text';

/** /projecten/inschrijven/:projectId[/:userId]: registers oneself, or another person. */
export default function RegisterPage() {
  const { account } = useSession();
  const projectId = useNumberParam('projectId');
  const other = useNumberParam('userId');
  const named = useParams().userId !== undefined;
  if (!account || projectId === undefined || (named && other === undefined)) return <NotFound />;
  const userId = other ?? account.id;
  return <Register key={`${projectId}-${userId}`} projectId={projectId} userId={userId} own={userId === account.id} />;
}

function Register({ projectId, userId, own }: { projectId: number; userId: number; own: boolean }) {
  const project = useRoute(projectRoutes.one, { params: { id: projectId } });
  const person = useRoute(profileRoutes.one, { params: { id: userId } });
  const maySeeSizes = useCan('users.clothing') || own;
  const sizes = useRoute(sizesRoutes.read, { params: { id: userId } }, { enabled: maySeeSizes });
  const failed = [project, person, sizes].find((query) => query.error);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!project.data || !person.data || (maySeeSizes && !sizes.data)) return <Loading rows={8} />;
  return (
    <RegisterContent project={project.data} person={person.data} own={own}>
      {(mode, leave) => (
        <RegisterForm
          project={project.data}
          userId={userId}
          mode={mode}
          sizes={sizes.data}
          onSaved={leave.saved}
          onCancel={leave.back}
        />
      )}
    </RegisterContent>
  );
}

interface ContentProps {
  project: Project;
  person: { firstName: string; lastName: string };
  own: boolean;
  children: (
    mode: NonNullable<Project['mode']>,
    leave: { saved: (id: number) => void; back: () => void },
  ) => React.ReactNode;
}

/** Heading, and the form or why there is none. */
function RegisterContent({ project, person, own, children }: ContentProps) {
  const t = useTexts('volunteers');
  const navigate = useNavigate();
  const byRight = useCan('registrations.create', project.id);
  const staff = useCan('registrations.read', project.id);
  // staff may register somebody at any time, for any place
  const mode = byRight ? 'both' : project.mode;
  const leave = {
    saved: (id: number) =>
      void navigate(staff ? `/projecten/${project.id}/inschrijvingen/${id}/gegevens` : `/inschrijvingen/${id}`),
    back: () => void navigate(-1),
  };
  return (
    <div className="vol-page">
      <div className="vol-head">
        <h1>{t('registrations.registerFor', { project: project.name })}</h1>
      </div>
      {!own && <p className="vol-muted">{t('registrations.forOther', { name: fullName(person) })}</p>}
      {own && project.registered ? (
        <EmptyState
          text={t('registrations.already')}
          action={<Link to={`/inschrijvingen/${project.registrationId}`}>{t('projects.own')}</Link>}
        />
      ) : mode === null ? (
        <EmptyState
          text={t('registrations.closed')}
          action={<Link to="/projecten">{t('registrations.toProjects')}</Link>}
        />
      ) : (
        children(mode, leave)
      )}
    </div>
  );
}
