import { groupRoutes } from '@stoet/contracts/production/group.contract';
import { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { confirm, ErrorAlert, Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, useNumberParam } from '@stoet/web-kit/router';
import { useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import '../../production.css';

interface Named {
  id: number;
  identifier: string;
  name: string;
}
const invalidates = [sceneRoutes.one, sceneRoutes.list];
const labelOf = ({ identifier, name }: Named) => `${identifier} ${name}`;

/** The groups and roles of a scene. */
export default function SceneContentPage() {
  const t = useTexts('production');
  const projectId = useNumberParam('projectId');
  const id = useNumberParam('sceneId');
  const scene = useRoute(sceneRoutes.one, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  if (projectId === undefined || id === undefined) return <NotFound />;
  if (scene.error && !scene.data) return <Failed error={scene.error} onRetry={() => void scene.refetch()} />;
  if (!scene.data) return <Loading rows={8} />;
  const { name, groups, roles } = scene.data;
  return (
    <div className="production-stack">
      <Link to={`/projecten/${projectId}/scenes`}>{t('scenes.back')}</Link>
      <h1>{t('scenes.contentOf', { name })}</h1>
      <div className="production-columns">
        <Groups id={id} projectId={projectId} inScene={groups} />
        <Roles id={id} projectId={projectId} inScene={roles} />
      </div>
    </div>
  );
}

interface PartProps {
  id: number;
  projectId: number;
  inScene: readonly Named[];
}
const ALL = { items: 500, sort: 'identifier:asc' };

function Groups({ id, projectId, inScene }: PartProps) {
  const t = useTexts('production');
  const all = useRoute(groupRoutes.list, { params: { projectId }, query: ALL });
  const add = useChange(sceneRoutes.addGroup, { invalidates });
  const remove = useChange(sceneRoutes.removeGroup, { invalidates });
  return (
    <Part
      title={t('scenes.inGroups')}
      choose={t('scenes.addGroup')}
      empty={t('scenes.noGroups')}
      choices={all.data?.data ?? []}
      inScene={inScene}
      projectId={projectId}
      busy={add.isPending}
      error={all.error ?? add.error ?? remove.error}
      onAdd={(groupId) => add.mutateAsync({ params: { id }, body: { groupId } })}
      onRemove={(groupId) => remove.mutate({ params: { id }, body: { groupId } })}
    />
  );
}

function Roles({ id, projectId, inScene }: PartProps) {
  const t = useTexts('production');
  const all = useRoute(projectRoleRoutes.list, { params: { projectId }, query: ALL });
  const add = useChange(sceneRoutes.addRole, { invalidates });
  const remove = useChange(sceneRoutes.removeRole, { invalidates });
  return (
    <Part
      title={t('scenes.inRoles')}
      choose={t('scenes.addRole')}
      empty={t('scenes.noRoles')}
      choices={all.data?.data ?? []}
      inScene={inScene}
      projectId={projectId}
      busy={add.isPending}
      error={all.error ?? add.error ?? remove.error}
      onAdd={(roleId) => add.mutateAsync({ params: { id }, body: { roleId } })}
      onRemove={(roleId) => remove.mutate({ params: { id }, body: { roleId } })}
    />
  );
}

interface Props {
  title: string;
  choose: string;
  empty: string;
  choices: readonly Named[];
  inScene: readonly Named[];
  projectId: number;
  busy: boolean;
  error: Error | null;
  onAdd: (id: number) => Promise<unknown>;
  onRemove: (id: number) => void;
}

function Part({ title, empty, inScene, projectId, error, onRemove, ...adding }: Props) {
  const t = useTexts('production');
  const mayUpdate = useCan('scenes.update', projectId);
  const takeOut = async (one: Named) => {
    const sure = await confirm({
      title: t('scenes.removeFrom', { name: one.name }),
      text: t('scenes.removeFromText'),
      okText: t('remove.action'),
      danger: true,
    });
    if (sure) onRemove(one.id);
  };
  return (
    <section aria-label={title} className="production-card">
      <h2>{title}</h2>
      <ErrorAlert error={error} />
      {mayUpdate && <Adder {...adding} inScene={inScene} />}
      {inScene.length === 0 && <p>{empty}</p>}
      <ul className="production-lines">
        {inScene.map((one) => (
          <li key={one.id}>
            <span>{labelOf(one)}</span>
            {mayUpdate && (
              <Button
                type="text"
                danger
                aria-label={`${t('scenes.takeOut')}: ${one.name}`}
                onClick={() => void takeOut(one)}
              >
                {t('remove.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses something that is not in the scene yet; the button needs a choice. */
function Adder({
  choose,
  choices,
  inScene,
  busy,
  onAdd,
}: Pick<Props, 'choose' | 'choices' | 'inScene' | 'busy' | 'onAdd'>) {
  const t = useTexts('production');
  const [chosen, setChosen] = useState<number>();
  const there = new Set(inScene.map((one) => one.id));
  const options = choices.filter((one) => !there.has(one.id)).map((one) => ({ value: one.id, label: labelOf(one) }));
  // a failure is shown above; the choice stays
  const add = () =>
    chosen !== undefined &&
    void onAdd(chosen).then(
      () => setChosen(undefined),
      () => undefined,
    );
  return (
    <div className="production-adder">
      <Select
        aria-label={choose}
        placeholder={choose}
        value={chosen}
        options={options}
        onChange={setChosen}
        showSearch={{ optionFilterProp: 'label' }}
      />
      <Button disabled={chosen === undefined} loading={busy} onClick={add}>
        {t('scenes.add')}
      </Button>
    </div>
  );
}
