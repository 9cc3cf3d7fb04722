import type { Routes } from '../route';
import { lookupRoutes } from './lookup.contract';
import { pictureRoutes, profileRoutes, sizesRoutes } from './profile.contract';
import { projectRoutes } from './project.contract';
import { registrationRoutes } from './registration.contract';

/** Every route of the volunteers service, by feature. */
export const volunteersRoutes = {
  lookups: lookupRoutes,
  profiles: profileRoutes,
  sizes: sizesRoutes,
  pictures: pictureRoutes,
  projects: projectRoutes,
  registrations: registrationRoutes,
} as const satisfies Record<string, Routes>;
