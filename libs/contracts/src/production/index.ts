import type { Routes } from '../route';
import { castRoutes } from './cast.contract';
import { groupRoutes } from './group.contract';
import { locationRoutes } from './location.contract';
import { participantRoutes } from './participant.contract';
import { projectRoleRoutes } from './project-role.contract';
import { presenceRoutes, repetitionRoutes } from './repetition.contract';
import { repetitionTypeRoutes } from './repetition-type.contract';
import { sceneGroupRoutes, sceneRoutes } from './scene.contract';

/** Every route of the production service, by feature. */
export const productionRoutes = {
  locations: locationRoutes,
  repetitionTypes: repetitionTypeRoutes,
  casts: castRoutes,
  projectRoles: projectRoleRoutes,
  groups: groupRoutes,
  scenes: sceneRoutes,
  sceneGroups: sceneGroupRoutes,
  participants: participantRoutes,
  repetitions: repetitionRoutes,
  presence: presenceRoutes,
} as const satisfies Record<string, Routes>;
