import { DeleteOutlined, EditOutlined, FormOutlined, InfoCircleOutlined, SettingOutlined } from '@ant-design/icons';
import { room } from '@stoet/contracts';
import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { keyOf, useQueryClient } from '@stoet/web-kit/api';
import { ErrorAlert } from '@stoet/web-kit/feedback';
import { ListPage, type ListColumn, type ListFilter, type RowAction } from '@stoet/web-kit/list';
import { useLive, useRoom } from '@stoet/web-kit/live';
import { mayUse, useCan, useSession } from '@stoet/web-kit/session';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { Button, Popover } from 'antd';
import { useMemo } from 'react';
import { State } from '../../look/state';
import { ProjectFacts } from './project-facts';
import { useProjectWindows } from './project-window';
import { useProjectRemoval } from './use-project-removal';

const ACTIVE = { inactive: false };

/** Every project, for the staff. */
export default function ProjectListPage() {
  const t = useTexts('volunteers');
  const windows = useProjectWindows();
  const removal = useProjectRemoval();
  const columns = useColumns();
  const actionsOf = useActions(windows.edit, removal.remove);
  const filters = useMemo<ListFilter[]>(() => [{ name: 'inactive', label: t('projects.inactive'), kind: 'flag' }], [t]);
  useFreshProjects();
  return (
    <>
      <ErrorAlert error={removal.error} onClose={removal.dismiss} />
      <ListPage
        title={t('projects.title')}
        routes={projectRoutes}
        columns={columns}
        filters={filters}
        defaultFilters={ACTIVE}
        rowName={(project) => project.name}
        rowHref={(project) => `/projecten/${project.id}/overzicht`}
        rowActions={actionsOf}
        exportable={useCan('projects.export', 'anywhere')}
        create={{ label: t('projects.new'), right: 'projects.create', onClick: windows.create }}
        empty={t('projects.empty')}
      />
    </>
  );
}

function useActions(edit: (id: number) => void, remove: (project: Project) => void) {
  const t = useTexts('volunteers');
  const { account } = useSession();
  return (project: Project): RowAction[] => {
    const can = (right: 'projects.update' | 'projects.delete' | 'registrations.create') =>
      mayUse(account, right, project.id);
    const base = `/projecten/${project.id}`;
    const manage = { key: 'manage', label: t('projects.manage'), icon: <SettingOutlined aria-hidden /> };
    const register = { key: 'register', label: t('projects.register'), icon: <FormOutlined aria-hidden /> };
    const change = { key: 'edit', label: t('edit'), icon: <EditOutlined aria-hidden /> };
    const drop = { key: 'delete', label: t('projects.delete'), icon: <DeleteOutlined aria-hidden />, danger: true };
    const mayRegister = !project.registered && (project.mode !== null || can('registrations.create'));
    return [
      { ...manage, href: `${base}/overzicht` },
      ...(mayRegister ? [{ ...register, href: `/projecten/inschrijven/${project.id}` }] : []),
      ...(can('projects.update') ? [{ ...change, onClick: () => edit(project.id) }] : []),
      ...(can('projects.delete') ? [{ ...drop, onClick: () => remove(project) }] : []),
    ];
  };
}

function useColumns(): ListColumn<Project>[] {
  const t = useTexts('volunteers');
  return useMemo(
    () => [
      { key: 'name', title: t('projects.name'), sort: 'name', card: 'title' },
      { key: 'title', title: t('projects.titleField'), card: 'subtitle' },
      {
        key: 'openFrom',
        title: t('projects.openFrom'),
        sort: 'openFrom',
        render: ({ openFrom }) => formatDate(openFrom),
      },
      { key: 'closedFrom', title: t('projects.closedFrom'), render: ({ closedFrom }) => formatDate(closedFrom) },
      {
        key: 'projectClosed',
        title: t('projects.projectClosed'),
        sort: 'projectClosed',
        render: ({ projectClosed }) => formatDate(projectClosed),
      },
      {
        key: 'state',
        title: t('projects.state'),
        render: ({ inactive }) => <State on={!inactive} text={t(inactive ? 'projects.inactive' : 'projects.active')} />,
      },
      { key: 'info', title: '', card: 'hidden', render: (project) => <Info project={project} /> },
    ],
    [t],
  );
}

/** The dates of a project, by hovering, focus or a tap. */
function Info({ project }: { project: Project }) {
  const t = useTexts('volunteers');
  return (
    <Popover
      title={project.name}
      content={<ProjectFacts project={project} />}
      trigger={['hover', 'focus', 'click']}
      styles={{ container: { maxWidth: 560 } }}
    >
      <Button
        type="text"
        icon={<InfoCircleOutlined aria-hidden />}
        aria-label={t('projects.info', { name: project.name })}
      />
    </Popover>
  );
}

/** Projects that others make or change show up by themselves. */
function useFreshProjects() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(projectRoutes.list) });
  useRoom(useCan('projects.read') ? room.all('projects') : undefined);
  useLive('project_changed', refresh);
  useLive('project_deleted', refresh);
}
