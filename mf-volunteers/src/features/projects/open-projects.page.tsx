import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { useRoute } from '@stoet/web-kit/api';
import { EmptyState, Failed, Loading } from '@stoet/web-kit/feedback';
import { Link } from '@stoet/web-kit/router';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { useIsMobile } from '@stoet/web-kit/theme';
import { State } from '../../look/state';
import { OwnRegistrationList } from '../registrations/own-registration-list';

const ALL = { query: { items: 100, sort: 'openFrom:desc' } };

/** Projects that a participant can register for, and on a wide page his own registrations below. */
export default function OpenProjectsPage() {
  const t = useTexts('volunteers');
  const mobile = useIsMobile();
  const { data, error, refetch } = useRoute(projectRoutes.list, ALL);
  return (
    <div className="vol-page">
      <div className="vol-head">
        <h1>{t('projects.title')}</h1>
      </div>
      {error && !data && <Failed part error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={6} title={false} />}
      {data?.total === 0 && <EmptyState text={t('projects.noneOpen')} />}
      {data && data.total > 0 && (
        <ul className="vol-projects" aria-label={t('projects.title')}>
          {data.data.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
      {!mobile && (
        <section aria-labelledby="own-registrations">
          <h2 id="own-registrations">{t('registrations.mine')}</h2>
          <OwnRegistrationList />
        </section>
      )}
    </div>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const t = useTexts('volunteers');
  const { id, name, title, subtitle, closedFrom, closedOffStage, mode, registered, registrationId } = project;
  return (
    <li className="vol-project">
      <h2>{name}</h2>
      {title && <p className="vol-muted">{[title, subtitle].filter(Boolean).join(' – ')}</p>}
      <p className="vol-muted">
        {t('onStage')}: {t('projects.until', { date: formatDate(closedFrom) })}
        <br />
        {t('offStage')}: {t('projects.until', { date: formatDate(closedOffStage) })}
      </p>
      {registered ? (
        <>
          <State on text={t('projects.registered')} />
          <Link className="vol-action" to={`/inschrijvingen/${registrationId}`}>
            {t('projects.own')}
            <span className="stoet-hidden"> {name}</span>
          </Link>
        </>
      ) : (
        <>
          {mode && <p className="vol-muted">{t(`projects.openFor.${mode}`)}</p>}
          <Link className="vol-action vol-action-primary" to={`/projecten/inschrijven/${id}`}>
            {t('projects.register')}
            <span className="stoet-hidden"> {name}</span>
          </Link>
        </>
      )}
    </li>
  );
}
