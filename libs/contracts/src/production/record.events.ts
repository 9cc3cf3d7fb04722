import { z } from 'zod';
import { event } from '../events';
import { id } from '../fields';
import { room } from '../live';
import type { Resource } from '../rights';

/** Facts of a named record that other services keep a copy of; `version` counts its changes. */
export const recordFacts = z.object({
  id,
  version: z.number().int().positive(),
  /** Null for what serves all projects. */
  projectId: id.nullable(),
  identifier: z.string(),
  name: z.string(),
});
const gone = z.object({ id, projectId: id.nullable() });

/** The two events of a kind of record; open lists of it hear `<plural>_changed`. */
function recordEvents(kind: string, plural: string, resource: Resource) {
  const live = {
    name: `${plural}_changed`,
    rooms: (d: { projectId: number | null }) =>
      d.projectId === null ? [room.all(resource)] : [room.all(resource), room.project(d.projectId, resource)],
    payload: (d: { id: number; projectId: number | null }) => ({ id: d.id, projectId: d.projectId }),
  };
  return {
    changed: event(`production.${kind}.changed.v1`, recordFacts, live),
    removed: event(`production.${kind}.removed.v1`, gone, live),
  };
}

const location = recordEvents('location', 'locations', 'locations');
const type = recordEvents('repetition-type', 'types', 'repetitiontypes');
const cast = recordEvents('cast', 'casts', 'casts');
const role = recordEvents('project-role', 'project_roles', 'roles');
const group = recordEvents('group', 'groups', 'groups');
const scene = recordEvents('scene', 'scenes', 'scenes');
const sceneGroup = recordEvents('scene-group', 'scene_groups', 'scenes');
const repetition = recordEvents('repetition', 'repetitions', 'repetitions');

export const { changed: locationChanged, removed: locationRemoved } = location;
export const { changed: repetitionTypeChanged, removed: repetitionTypeRemoved } = type;
export const { changed: castChanged, removed: castRemoved } = cast;
export const { changed: projectRoleChanged, removed: projectRoleRemoved } = role;
export const { changed: groupChanged, removed: groupRemoved } = group;
export const { changed: sceneChanged, removed: sceneRemoved } = scene;
export const { changed: sceneGroupChanged, removed: sceneGroupRemoved } = sceneGroup;
export const { changed: repetitionChanged, removed: repetitionRemoved } = repetition;
