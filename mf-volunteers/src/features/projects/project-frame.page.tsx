import { EditOutlined } from '@ant-design/icons';
import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Slot, SlotContent, useSlot } from '@stoet/web-kit/remote';
import { Navigate, NavLink, useNumberParam, useRoutes } from '@stoet/web-kit/router';
import { Can } from '@stoet/web-kit/session';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { useProjectWindows } from './project-window';

/**
 * /projecten/:projectId/*: name, dates, actions and tabs of a project. Every remote adds tabs in the slot
 * `project-tabs`; the content of one stands at its `path` and may have addresses below it (`useRoutes`).
 */
export default function ProjectFramePage() {
  const projectId = useNumberParam('projectId');
  return projectId === undefined ? <NotFound /> : <ProjectFrame projectId={projectId} />;
}

function ProjectFrame({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useRoute(projectRoutes.one, { params: { id: projectId } });
  if (data) return <WithProject project={data} />;
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading rows={8} />;
}

function WithProject({ project }: { project: Project }) {
  const { id: projectId, name } = project;
  const t = useTexts('volunteers');
  const windows = useProjectWindows();
  const context = { projectId };
  return (
    <div className="vol-page">
      <header className="vol-head">
        <div>
          <h1>{name}</h1>
          <p className="vol-muted">{[project.title, dates(t, project)].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="vol-head-push">
          <Slot name="project-actions" context={context} />
          <Can right="projects.update" project={projectId}>
            <Button icon={<EditOutlined aria-hidden />} onClick={() => windows.edit(projectId)}>
              {t('edit')}
            </Button>
          </Can>
        </div>
      </header>
      <ProjectTabs projectId={projectId} name={name} />
    </div>
  );
}

const dates = (t: ReturnType<typeof useTexts>, { openFrom, projectClosed }: Project) =>
  t('projects.period', { from: formatDate(openFrom), to: formatDate(projectClosed) });

function ProjectTabs({ projectId, name }: { projectId: number; name: string }) {
  const t = useTexts('volunteers');
  const context = { projectId };
  const tabs = useSlot('project-tabs', context);
  const base = `/projecten/${projectId}`;
  const content = useRoutes([
    ...tabs.map((entry) => ({ path: `${entry.path}/*`, element: <SlotContent entry={entry} context={context} /> })),
    { index: true, element: tabs[0] ? <Navigate to={`${base}/${tabs[0].path}`} replace /> : null },
    { path: '*', element: <NotFound part /> },
  ]);
  return (
    <>
      <nav aria-label={t('frame.tabs', { name })}>
        <ul className="vol-tabs">
          {tabs.map(({ id, label, path }) => (
            <li key={id}>
              <NavLink to={`${base}/${path}`}>{t(label ?? id)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {content}
    </>
  );
}
