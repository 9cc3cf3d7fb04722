import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { Slot } from '@stoet/web-kit/remote';
import { useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { ProjectFacts } from './project-facts';

/** Overview of a project: its counters, each with the way to what it counts, and its dates. */
export default function ProjectOverviewTab({ projectId }: { projectId: number }) {
  const t = useTexts('volunteers');
  const { data } = useRoute(projectRoutes.one, { params: { id: projectId } });
  const counts = useCan('registrations.read', projectId);
  return (
    <div className="vol-page">
      <div className="stoet-counters">
        {counts && <RegistrationCounters projectId={projectId} />}
        <Slot name="project-counters" context={{ projectId }} />
      </div>
      <section>
        <h2>{t('overview.dates')}</h2>
        {data && <ProjectFacts project={data} />}
      </section>
    </div>
  );
}

function RegistrationCounters({ projectId }: { projectId: number }) {
  const t = useTexts('volunteers');
  const to = `/projecten/${projectId}/inschrijvingen`;
  return (
    <>
      <Counter label={t('overview.registrations')} to={to} result={useTotal(projectId, {})} />
      <Counter label={t('overview.onStage')} to={`${to}?onStage=1`} result={useTotal(projectId, { onStage: true })} />
      <Counter label={t('overview.offStage')} to={`${to}?onStage=0`} result={useTotal(projectId, { onStage: false })} />
    </>
  );
}

const useTotal = (projectId: number, filters: { onStage?: boolean }) =>
  useRoute(registrationRoutes.list, { params: { projectId }, query: { filters, items: 1 } });
