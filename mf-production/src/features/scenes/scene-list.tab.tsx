import { AppstoreOutlined } from '@ant-design/icons';
import { sceneGroupRoutes, sceneRoutes } from '@stoet/contracts/production/scene.contract';
import type { ListColumn, ListFilter } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordList } from '../records/record-list';
import { SceneForm, SceneGroupForm, useSceneGroupOptions, type SceneGroupRow, type SceneRow } from './scene-forms';

const contentOf = (scene: SceneRow) => `/projecten/${scene.projectId}/scenes/bewerk/rollen-groepen/${scene.id}`;

/** Scenes of a project, and under them the scene groups. */
export default function SceneListTab({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const groups = useSceneGroupOptions(projectId);
  const columns: ListColumn<SceneRow>[] = [
    { key: 'identifier', title: t('field.identifier'), sort: 'identifier', width: 100 },
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    { key: 'groupName', title: t('field.sceneGroup'), card: 'subtitle' },
    { key: 'groupCount', title: t('groups.title'), align: 'right' },
    { key: 'roleCount', title: t('roles.title'), align: 'right' },
  ];
  const filters: ListFilter[] = [{ name: 'group', label: t('field.sceneGroup'), kind: 'select', options: groups }];
  return (
    <div className="production-stack">
      <RecordList
        texts="scenes"
        routes={sceneRoutes}
        resource="scenes"
        event="scenes_changed"
        projectId={projectId}
        columns={columns}
        filters={filters}
        rowHref={contentOf}
        moreActions={(row) => [
          { key: 'content', label: t('scenes.content'), icon: <AppstoreOutlined aria-hidden />, href: contentOf(row) },
        ]}
        form={(scene) => <SceneForm scene={scene} projectId={projectId} />}
      />
      <SceneGroupList projectId={projectId} />
    </div>
  );
}

function SceneGroupList({ projectId }: { projectId: number }) {
  const t = useTexts('production');
  const columns: ListColumn<SceneGroupRow>[] = [
    { key: 'identifier', title: t('field.identifier'), sort: 'identifier', width: 100 },
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    { key: 'description', title: t('field.description'), card: 'subtitle' },
  ];
  return (
    <RecordList
      texts="sceneGroups"
      routes={sceneGroupRoutes}
      resource="scenes"
      event="scene_groups_changed"
      projectId={projectId}
      columns={columns}
      prefix="g_"
      form={(group) => <SceneGroupForm group={group} projectId={projectId} />}
    />
  );
}
