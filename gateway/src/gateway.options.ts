import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Route } from '@stoet/contracts';
import { ALL_EVENTS, allRoutes, routesOf } from '@stoet/contracts/all';
import { Bus, LOGGER, type Logger, type ServiceOptions, type StoetRequest } from '@stoet/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { GatewayConfig } from './config';
import { GatewayModule } from './gateway.module';
import { Limits } from './limits';
import { LiveServer } from './live/live.server';
import { Proxy } from './proxy/proxy';
import { Requests } from './sessions/requests';
import { SessionsService } from './sessions/sessions.service';
import { mountFrontEnds } from './web/front-ends';
import { mountHealth } from './web/health';
import { mountOpenApi } from './web/openapi';
import { mountSecurityHeaders } from './web/security-headers';

/** How the gateway differs from a service: callers come from sessions, and it fronts the others. */
export function gatewayOptions(config: GatewayConfig): ServiceOptions<GatewayConfig> {
  return {
    name: 'gateway',
    config,
    module: GatewayModule,
    routes: routesOf('gateway'),
    trustProxy: config.TRUST_PROXY,
    callerSource: (get) => async (request: StoetRequest, route: Route) =>
      (await get(SessionsService).ofRequest(request, route)).caller,
    configure: (app, fastify) => configure(app, fastify, config),
  };
}

async function configure(app: NestFastifyApplication, fastify: FastifyInstance, config: GatewayConfig): Promise<void> {
  const sessions = app.get(SessionsService);
  const bus = app.get(Bus);
  const targets = [
    { service: 'volunteers', url: config.VOLUNTEERS_URL },
    { service: 'production', url: config.PRODUCTION_URL },
    { service: 'clothing', url: config.CLOTHING_URL },
  ] as const;
  const proxy = new Proxy(targets, sessions, app.get(Limits));
  app.get(Requests).follow(fastify);
  await mountSecurityHeaders(fastify, config.PUBLIC_URL);
  await proxy.mount(
    fastify,
    allRoutes().filter((route) => route.service !== 'gateway'),
  );
  mountHealth(fastify, { connection: app.get<Connection>(getConnectionToken()), bus, proxy });
  await mountOpenApi(fastify);
  if (config.WEB_DIR) await mountFrontEnds(fastify, config.WEB_DIR);
  const live = new LiveServer(app.getHttpServer(), ALL_EVENTS, {
    sessions,
    bus,
    logger: app.get<Logger>(LOGGER),
    origin: config.PUBLIC_URL,
  });
  fastify.addHook('onClose', async () => {
    await live.close();
    await proxy.close();
  });
}
