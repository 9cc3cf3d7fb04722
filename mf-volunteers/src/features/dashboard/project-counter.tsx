import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';

/** How many projects there are. */
export default function ProjectCounter() {
  const t = useTexts('volunteers');
  return (
    <Counter
      label={t('counters.projects')}
      to="/projecten"
      result={useRoute(projectRoutes.list, { query: { items: 1 } })}
    />
  );
}
