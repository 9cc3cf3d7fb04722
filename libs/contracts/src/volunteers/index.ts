import type { Routes } from '../route';
import { lookupRoutes } from './lookup.contract';

/** Every route of the volunteers service, by feature. */
export const volunteersRoutes = {
  lookups: lookupRoutes,
} as const satisfies Record<string, Routes>;
