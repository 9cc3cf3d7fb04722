import type { Routes } from '../route';

/** Every route of the clothing service, by feature. */
export const clothingRoutes = {} as const satisfies Record<string, Routes>;
