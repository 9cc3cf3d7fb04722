import { sceneGroupRoutes, sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { SelectField, TextAreaField, TextField } from '@stoet/web-kit/form';
import type { RowOf, SelectOptions } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { RecordForm } from '../records/record-form';

export type SceneRow = RowOf<typeof sceneRoutes>;
export type SceneGroupRow = RowOf<typeof sceneGroupRoutes>;

/** The scene groups of a project, to choose from. */
export const useSceneGroupOptions = (projectId: number): SelectOptions =>
  useMemo(
    () => ({
      route: sceneGroupRoutes.list,
      request: { params: { projectId }, query: { items: 500 } },
      option: ({ id, name }: SceneGroupRow) => ({ value: id, label: name }),
    }),
    [projectId],
  );

const textsOf = (record?: SceneGroupRow) =>
  record && { identifier: record.identifier, name: record.name, description: record.description };

function TextFields() {
  const t = useTexts('production');
  return (
    <>
      <TextField name="identifier" label={t('field.identifier')} maxLength={10} autoFocus />
      <TextField name="name" label={t('field.name')} maxLength={70} />
      <TextAreaField name="description" label={t('field.description')} maxLength={255} />
    </>
  );
}

export function SceneForm({ scene, projectId }: { scene?: SceneRow; projectId: number }) {
  const t = useTexts('production');
  const groups = useSceneGroupOptions(projectId);
  return (
    <RecordForm
      schema={sceneRoutes.update.body}
      routes={sceneRoutes}
      id={scene?.id}
      initial={scene && { ...textsOf(scene), groupId: scene.groupId }}
      fixed={{ projectId }}
    >
      <TextFields />
      <SelectField name="groupId" label={t('field.sceneGroup')} options={groups} />
    </RecordForm>
  );
}

export function SceneGroupForm({ group, projectId }: { group?: SceneGroupRow; projectId: number }) {
  return (
    <RecordForm
      schema={sceneGroupRoutes.update.body}
      routes={sceneGroupRoutes}
      id={group?.id}
      initial={textsOf(group)}
      fixed={{ projectId }}
      invalidates={[sceneRoutes.list]}
    >
      <TextFields />
    </RecordForm>
  );
}
