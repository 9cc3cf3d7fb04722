import * as clothingEvents from './clothing/clothing.events';
import { clothingRoutes } from './clothing/index';
import type { MessageType } from './events';
import * as gatewayEvents from './gateway/gateway.events';
import { gatewayRoutes } from './gateway/index';
import * as mailEvents from './production/mail.events';
import * as presenceEvents from './production/presence.events';
import * as recordEvents from './production/record.events';
import { productionRoutes } from './production/index';
import { checkRoutes, type Route, type Routes, type Service } from './route';
import { volunteersRoutes } from './volunteers/index';
import * as profileEvents from './volunteers/profile.events';
import * as projectEvents from './volunteers/project.events';
import * as registrationEvents from './volunteers/registration.events';

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

const isMessage = (value: unknown): value is MessageType =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value && 'data' in value;

/** Every event and command of the product: the exports of the `*.events.ts` files. */
export const ALL_EVENTS: readonly MessageType[] = [
  clothingEvents,
  gatewayEvents,
  mailEvents,
  presenceEvents,
  recordEvents,
  profileEvents,
  projectEvents,
  registrationEvents,
].flatMap((file) => Object.values(file).filter(isMessage));
