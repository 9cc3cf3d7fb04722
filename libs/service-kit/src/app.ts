import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, ModuleRef, NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Route, Service } from '@stoet/contracts';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { collectDefaultMetrics, register } from 'prom-client';
import type { ServiceConfig } from './config';
import { MessagingModule } from './events/messaging.module';
import { Files } from './files/files';
import { AnswerInterceptor } from './http/answer.interceptor';
import { ErrorFilter } from './http/error.filter';
import { HealthController } from './http/health.controller';
import { logRequests } from './http/request-log';
import { RouteGuard, type CallerSource } from './http/route.guard';
import { Surface } from './http/surface';
import { identityFromHeader, IdentityVerifier, publicKeyOf } from './identity';
import { createLogger, NestLogger, type Logger } from './logger';
import { DatabaseModule, prepareDatabase } from './mongo/database.module';
import { CALLER_SOURCE, CONFIG, LOGGER, SERVICE_NAME } from './tokens';

export interface ServiceOptions<C extends ServiceConfig> {
  readonly name: Service;
  readonly config: C;
  /** The service's own module: its features. */
  readonly module: Type | DynamicModule;
  /** The routes it must implement: `routesOf(name)` of the contracts. */
  readonly routes: readonly Route[];
  /** Who calls; the signed identity of the gateway unless told. */
  readonly callerSource?: (get: <T>(type: Type<T>) => T) => CallerSource;
  /** Which proxies in front may say where a request comes from (Fastify's trustProxy). */
  readonly trustProxy?: boolean | string;
  /** Last word on the bare server before it listens: plugins, raw routes. */
  readonly configure?: (app: NestFastifyApplication, fastify: FastifyInstance) => Promise<void> | void;
}

const BODY_LIMIT = 1024 * 1024;
const LARGEST_UPLOAD = 104_857_600; // spec/volunteers §9

@Global()
@Module({})
class KitModule {
  static for<C extends ServiceConfig>(options: ServiceOptions<C>, logger: Logger): DynamicModule {
    const fromHeader = () => identityFromHeader(new IdentityVerifier(publicKeyOf(options.config.IDENTITY_PUBLIC_KEY)));
    const callerSource = (ref: ModuleRef) =>
      (options.callerSource ?? fromHeader)((type) => ref.get(type, { strict: false }));
    return {
      module: KitModule,
      imports: [DatabaseModule.forService(), MessagingModule, DiscoveryModule],
      controllers: [HealthController],
      providers: [
        { provide: CONFIG, useValue: options.config },
        { provide: LOGGER, useValue: logger },
        { provide: SERVICE_NAME, useValue: options.name },
        { provide: CALLER_SOURCE, useFactory: callerSource, inject: [ModuleRef] },
        { provide: APP_GUARD, useClass: RouteGuard },
        { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
        Surface,
        Files,
      ],
      exports: [CONFIG, LOGGER, SERVICE_NAME, Files, Surface, DatabaseModule, MessagingModule],
    };
  }
}

/** Builds a service without listening yet: what `startService` runs and what tests talk to. */
export async function createService<C extends ServiceConfig>(
  options: ServiceOptions<C>,
): Promise<NestFastifyApplication> {
  const logger = createLogger(options.name, options.config.LOG_LEVEL);
  const bodyLimit = Math.max(BODY_LIMIT, ...options.routes.map((r) => r.bodyLimit ?? 0));
  const adapter = new FastifyAdapter({
    bodyLimit,
    genReqId: (req: IncomingMessage) => String(req.headers['x-request-id'] ?? randomUUID()),
    http: { maxHeaderSize: 65_536 },
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 500 },
  });
  logRequests(adapter.getInstance() as unknown as FastifyInstance, logger);
  const module = { module: class ServiceModule {}, imports: [KitModule.for(options, logger), options.module as Type] };
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    await prepare(app, options);
    return app;
  } catch (error) {
    await app.close().catch(() => undefined); // nothing stays connected when a service refuses to start
    throw error;
  }
}

async function prepare<C extends ServiceConfig>(
  app: NestFastifyApplication,
  options: ServiceOptions<C>,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  app.enableShutdownHooks();
  await app.register(multipart as never, { limits: { fileSize: LARGEST_UPLOAD + 1, files: 1, fields: 10 } });
  app.get(Surface).expect(options.routes);
  await options.configure?.(app, fastify);
  await prepareDatabase(app.get<Connection>(getConnectionToken()));
  await app.init();
  await fastify.ready();
}

/** Starts a service: checks its surface, makes its indexes, listens. Exits 1 with the reason when it cannot. */
export async function startService<C extends ServiceConfig>(options: ServiceOptions<C>): Promise<void> {
  register.setDefaultLabels({ service: options.name });
  collectDefaultMetrics();
  try {
    const app = await createService(options);
    await app.listen(options.config.PORT, options.config.HOST);
  } catch (error) {
    createLogger(options.name, 'error').fatal({ err: error }, 'cannot start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 200);
  }
}
