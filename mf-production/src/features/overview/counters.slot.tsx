import { groupRoutes } from '@stoet/contracts/production/group.contract';
import { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';

type Kind = typeof groupRoutes | typeof projectRoleRoutes | typeof sceneRoutes | typeof repetitionRoutes;

/** How many roles, groups, scenes and repetitions a project has. */
export default function ProjectCounters({ projectId }: { projectId: number }) {
  return (
    <>
      <One projectId={projectId} label="roles" path="rollen" routes={projectRoleRoutes} right="roles.read" />
      <One projectId={projectId} label="groups" path="groepen" routes={groupRoutes} right="groups.read" />
      <One projectId={projectId} label="scenes" path="scenes" routes={sceneRoutes} right="scenes.read" />
      <Repetitions projectId={projectId} label="repetitions" />
      <Repetitions projectId={projectId} label="past" past={1} />
      <Repetitions projectId={projectId} label="future" past={0} />
    </>
  );
}

interface Props {
  projectId: number;
  label: string;
}

function Repetitions({ past, ...props }: Props & { past?: 0 | 1 }) {
  // the list shows what is to come unless the address says otherwise
  const path = `repetities?past=${past ?? ''}`;
  return <One {...props} path={path} routes={repetitionRoutes} right="repetitions.read" filters={{ past }} />;
}

interface OneProps extends Props {
  path: string;
  routes: Kind;
  right: 'roles.read' | 'groups.read' | 'scenes.read' | 'repetitions.read';
  filters?: object;
}

function One({ projectId, label, path, routes, right, filters = {} }: OneProps) {
  const t = useTexts('production');
  const mayRead = useCan(right, projectId);
  const query = { items: 1, filters };
  const result = useRoute(
    routes.list as typeof groupRoutes.list,
    { params: { projectId }, query },
    { enabled: mayRead },
  );
  return mayRead ? (
    <Counter label={t(`counters.${label}`)} result={result} to={`/projecten/${projectId}/${path}`} />
  ) : null;
}
