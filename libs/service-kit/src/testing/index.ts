import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  IDENTITY_HEADER,
  subjectOf,
  urlOf,
  type AnswerOf,
  type DataOf,
  type IdentityClaims,
  type Level,
  type MessageType,
  type RequestOf,
  type RightKey,
  type Route,
  type Service,
} from '@stoet/contracts';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createService, type ServiceOptions } from '../app';
import { serviceConfig, type ServiceConfig } from '../config';
import { Bus } from '../events/bus';
import { privateKeyOf, signIdentity } from '../identity';

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const privateKey = keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Who a test calls as: a level with rights on top, globally or in projects. */
export interface TestCaller {
  level?: Level;
  account?: number;
  profile?: number;
  name?: string;
  rights?: RightKey[];
  projects?: Record<number, RightKey[]>;
}

const claimsOf = (who: TestCaller): IdentityClaims => ({
  account: who.account ?? 1,
  profile: who.profile ?? who.account ?? 1,
  level: who.level ?? 0,
  developer: false,
  name: who.name ?? 'Test Persoon',
  granted: { global: who.rights ?? [], projects: who.projects ?? {} },
});

/** The header that the gateway would send for this caller. */
export const identityHeader = (who: TestCaller): Record<string, string> => ({
  [IDENTITY_HEADER]: signIdentity(claimsOf(who), privateKeyOf(privateKey)),
});

type Answer<R extends Route> = {
  status: number;
  body: AnswerOf<R> & { code: string; message: string; fields?: Record<string, string>; details?: unknown };
};

/** A running service on a database and subjects of its own. */
export interface TestService {
  readonly app: NestFastifyApplication;
  readonly http: ReturnType<typeof request>;
  readonly connection: Connection;
  readonly bus: Bus;
  /** Calls a route of the contract as somebody; without `who`, with no identity. */
  call<R extends Route>(route: R, input?: RequestOf<R>, who?: TestCaller): Promise<Answer<R>>;
  /** The bytes of a file route. */
  file<R extends Route>(
    route: R,
    input?: RequestOf<R>,
    who?: TestCaller,
  ): Promise<{ status: number; type: string; bytes: Buffer }>;
  /** Publishes an event or a command of another service, as if it came from there. Gives its id. */
  publish<M extends MessageType>(message: M, data: DataOf<M>, id?: string): Promise<string>;
  /** Waits until `check` gives something truthy (polled; for what arrives by event). */
  until<T>(check: () => T | Promise<T>): Promise<NonNullable<T>>;
  stop(): Promise<void>;
}

/** Starts a service on the real MongoDB and NATS (MONGODB_URI, NATS_URL), nothing shared with another test. */
export async function startTestService<C extends ServiceConfig = ServiceConfig>(options: {
  name: Service;
  module: Type | DynamicModule;
  routes: readonly Route[];
  config?: Partial<C>;
  callerSource?: ServiceOptions<C>['callerSource'];
  configure?: ServiceOptions<C>['configure'];
}): Promise<TestService> {
  const unique = `t${process.pid}-${randomUUID().slice(0, 8)}`;
  const base = serviceConfig.parse({
    MONGODB_URI: process.env.MONGODB_URI,
    NATS_URL: process.env.NATS_URL,
    MONGODB_DB: unique,
    NATS_PREFIX: unique,
    IDENTITY_PUBLIC_KEY: publicKey,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  });
  const app = await createService({ ...options, config: { ...base, ...options.config } as C });
  await app.listen(0, '127.0.0.1');
  const connection = app.get<Connection>(getConnectionToken());
  const bus = app.get(Bus);
  const http = request(app.getHttpServer());
  return {
    app,
    http,
    connection,
    bus,
    call: (route, input = {} as never, who) => send(http, route, input, who) as never,
    file: (route, input = {} as never, who) => download(http, route, input, who),
    publish: (message, data, id) => publish(bus, message, data, id),
    until,
    async stop() {
      await removeStreams(bus);
      await connection.db?.dropDatabase();
      await app.close();
    },
  };
}

type Http = ReturnType<typeof request>;
type LooseInput = { params?: unknown; query?: unknown; body?: unknown };

async function send(http: Http, route: Route, input: LooseInput, who?: TestCaller) {
  const call = http[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](urlOf(route, input));
  if (who) call.set(identityHeader(who));
  const { status, body } = await (input.body === undefined ? call : call.send(input.body as object));
  return { status, body };
}

async function download(http: Http, route: Route, input: LooseInput, who?: TestCaller) {
  const call = http
    .get(urlOf(route, input))
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });
  if (who) call.set(identityHeader(who));
  const answer = await call;
  return { status: answer.status, type: String(answer.headers['content-type']), bytes: answer.body as Buffer };
}

async function publish(bus: Bus, message: MessageType, data: unknown, id: string = randomUUID()): Promise<string> {
  const envelope = { id, type: message.type, at: new Date().toISOString(), actor: 1, data };
  await bus.jetstream.publish(bus.subject(subjectOf(message)), JSON.stringify(envelope));
  return id;
}

async function until<T>(check: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > end) throw new Error('What was waited for did not happen within 10 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function removeStreams(bus: Bus): Promise<void> {
  const manager = await bus.manager();
  await Promise.all(Object.values(bus.streams).map((name) => manager.streams.delete(name)));
}

export { describeSurface } from './surface';
