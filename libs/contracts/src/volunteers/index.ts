import type { Routes } from '../route';

/** Every route of the volunteers service, by feature. */
export const volunteersRoutes = {} as const satisfies Record<string, Routes>;
