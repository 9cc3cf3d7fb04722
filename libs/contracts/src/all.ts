import { clothingRoutes } from './clothing/index';
import { gatewayRoutes } from './gateway/index';
import { productionRoutes } from './production/index';
import { checkRoutes, type Route, type Routes, type Service } from './route';
import { volunteersRoutes } from './volunteers/index';

/** Every route of the product, by service and feature. */
export const CONTRACTS: Record<Service, Record<string, Routes>> = {
  gateway: gatewayRoutes,
  volunteers: volunteersRoutes,
  production: productionRoutes,
  clothing: clothingRoutes,
};

/** The routes of one service, checked: no collision, each with a right. */
export function routesOf(service: Service): Route[] {
  return Object.values(CONTRACTS[service]).flatMap((routes) => Object.values(routes));
}

/** All routes of all services; throws when the contracts are not sound together. */
export function allRoutes(): Route[] {
  const routes = Object.keys(CONTRACTS).flatMap((service) => routesOf(service as Service));
  checkRoutes(routes);
  return routes;
}
