import type { Routes } from '../route';

/** Every route of the production service, by feature. */
export const productionRoutes = {} as const satisfies Record<string, Routes>;
