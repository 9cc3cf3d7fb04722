import { repetitionRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, useNumberParam, useParams } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { RepetitionForm } from './repetition-form';
import '../../production.css';

/** Page of a new repetition, or of one that is changed. */
export default function RepetitionFormPage() {
  const t = useTexts('production');
  const projectId = useNumberParam('projectId');
  const id = useNumberParam('repetitionId');
  const isNew = useParams().repetitionId === undefined;
  const repetition = useRoute(routes.one, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  const choices = useRoute(
    routes.selectorData,
    { query: { projectId: projectId ?? 0, repetitionId: id } },
    { enabled: projectId !== undefined },
  );
  if (projectId === undefined || (!isNew && id === undefined)) return <NotFound />;
  const error = repetition.error ?? choices.error;
  const again = () => void Promise.all([repetition.isError && repetition.refetch(), choices.refetch()]);
  if (error && !choices.data) return <Failed error={error} onRetry={again} />;
  if (!choices.data || (!isNew && !repetition.data)) return <Loading rows={12} />;
  return (
    <div className="production-stack production-narrow">
      <Link to={`/projecten/${projectId}/repetities`}>{t('repetitions.back')}</Link>
      <h1>{repetition.data ? t('repetitions.edit', { name: repetition.data.name }) : t('repetitions.new')}</h1>
      <RepetitionForm projectId={projectId} choices={choices.data} repetition={repetition.data} />
    </div>
  );
}
