import { DomainError, ERRORS, IDENTITY_HEADER, mayEnter, type Route, type Service } from '@stoet/contracts';
import { bodyOf, domainErrorOf, type StoetRequest } from '@stoet/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import type { Limits } from '../limits';
import { bearerOf, withoutToken } from '../sessions/requests';
import type { LiveSession, SessionsService } from '../sessions/sessions.service';

const DEADLINE_MS = 30_000;
const SMALL_ANSWER = 65_536;
const JSON_LIMIT = 1024 * 1024;
const MULTIPART_OVERHEAD = 4096;
const RETRY_AFTER_SECONDS = 3;
/** Headers of one connection, and those that only the gateway may set. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'proxy-authorization',
  'proxy-authenticate',
  'host',
  'authorization',
  'cookie',
  'expect',
  IDENTITY_HEADER,
]);
const DROPPED_BACK = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id']);

export interface ProxyTarget {
  readonly service: Service;
  readonly url: string;
}

/** Passes the routes of the contracts on to their services: who calls is settled here, whether he may is settled there. */
export class Proxy {
  private readonly pools = new Map<Service, Pool>();

  constructor(
    targets: readonly ProxyTarget[],
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
  ) {
    for (const { service, url } of targets)
      this.pools.set(
        service,
        new Pool(url, {
          connections: 64,
          pipelining: 1,
          headersTimeout: DEADLINE_MS,
          bodyTimeout: DEADLINE_MS,
          connect: { timeout: 1500 },
        }),
      );
  }

  /** Registers every route of the other services. Bodies pass through unread, in a scope of their own. */
  async mount(fastify: FastifyInstance, routes: readonly Route[]): Promise<void> {
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      for (const route of routes) {
        for (const url of [route.path, ...(route.aliases ?? [])])
          scope.route({ method: route.method, url, handler: (request, reply) => this.pass(route, request, reply) });
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  /** Whether a service answers that it is ready. */
  async alive(service: Service): Promise<boolean> {
    try {
      const answer = await this.pools
        .get(service)!
        .request({ path: '/health/ready', method: 'GET', headersTimeout: 1500 });
      await answer.body.dump();
      return answer.statusCode === 200;
    } catch {
      return false;
    }
  }

  private async pass(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const session = await this.enter(route, request);
      checkSize(route, request);
      const answer = await this.request(route, request, session);
      return await send(answer, reply);
    } catch (error) {
      return refuse(error, request, reply);
    }
  }

  private async enter(route: Route, request: FastifyRequest): Promise<LiveSession | undefined> {
    const session = await this.sessionOf(route, request);
    const allowed =
      mayEnter(route, session?.caller) || (route.orList !== undefined && mayEnter(route.orList, session?.caller));
    if (!allowed) throw new DomainError(session ? 'forbidden' : 'unauthenticated');
    (request as StoetRequest).stoet = { route, caller: session?.caller, input: undefined };
    if (session && (route.file || route.upload)) await this.limits.heavyWork(session.caller.accountId);
    return session;
  }

  private async sessionOf(route: Route, request: FastifyRequest): Promise<LiveSession | undefined> {
    if (route.right.open && !bearerOf(request)) return undefined;
    return this.sessions.ofRequest(request, route);
  }

  private async request(
    route: Route,
    request: FastifyRequest,
    session: LiveSession | undefined,
  ): Promise<Dispatcher.ResponseData> {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.raw.headers))
      if (!DROPPED.has(name) && typeof value === 'string') headers[name] = value;
    headers['x-request-id'] = request.id;
    if (session) headers[IDENTITY_HEADER] = session.identity();
    const body =
      route.method === 'GET' ? undefined : ((request.body as Dispatcher.DispatchOptions['body']) ?? undefined);
    const path = route.file ? withoutToken(request.url) : request.url;
    try {
      return await this.pools.get(route.service)!.request({ path, method: route.method, headers, body });
    } catch (cause) {
      if (request.raw.destroyed && !request.raw.complete) throw new DomainError('invalid');
      throw new DomainError('unavailable', undefined, {
        retryAfter: RETRY_AFTER_SECONDS,
        details: { service: route.service, reason: (cause as Error).name },
      });
    }
  }
}

function checkSize(route: Route, request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0);
  const limit = route.upload ? route.upload.maxBytes + MULTIPART_OVERHEAD : (route.bodyLimit ?? JSON_LIMIT);
  if (length > limit) throw new DomainError('too_large');
}

async function send(answer: Dispatcher.ResponseData, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of Object.entries(answer.headers))
    if (!DROPPED_BACK.has(name) && value !== undefined) reply.header(name, value);
  reply.code(answer.statusCode);
  // A small answer is cheaper in one piece than as a stream.
  if (Number(answer.headers['content-length']) <= SMALL_ANSWER)
    return reply.send(Buffer.from(await answer.body.arrayBuffer()));
  return reply.send(answer.body);
}

/** The same error shape as a service's own. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.resume(); // read the rest of the body away, so that the answer arrives
  const known = domainErrorOf(error);
  if (known.code === 'failed') request.log.error(error);
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return reply;
  }
  if (known.retryAfter) reply.header('retry-after', String(known.retryAfter));
  return reply.code(ERRORS[known.code].status).send(bodyOf(known));
}
