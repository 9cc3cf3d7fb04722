import type { Routes } from '../route';
import { articleRoutes } from './article.contract';
import { colorRoutes, fabricRoutes, patternRoutes, rackRoutes, sizeRoutes } from './attribute.contract';
import { categoryRoutes } from './category.contract';
import { orderRoutes } from './order.contract';

/** Every route of the clothing service, by feature. */
export const clothingRoutes = {
  racks: rackRoutes,
  sizes: sizeRoutes,
  fabrics: fabricRoutes,
  patterns: patternRoutes,
  colors: colorRoutes,
  categories: categoryRoutes,
  articles: articleRoutes,
  orders: orderRoutes,
} as const satisfies Record<string, Routes>;
