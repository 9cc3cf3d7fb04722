import type { ServiceConfig } from '../config';
import { errorBody, meantBy, type Route } from '@stoet/contracts';
import { badRequests, foreignParams, type BadRequest } from './bad-input';
import { identityHeader, startTestService, type TestCaller, type TestService } from './index';

const ADMINISTRATOR: TestCaller = { level: 1 };
const VOLUNTEER: TestCaller = { level: 0, account: 900_001, profile: 900_001 };
/** What the messaging keeps for itself; everything else must stay as it was. */
const OWN_COLLECTIONS = new Set(['leases', 'inbox', 'counters']);
const TEN_MEGABYTES = 10 * 1024 * 1024;

/**
 * Tries every route of a service with what must not work (issue "Bad input"): no identity, a foreign one, a volunteer on
 * staff routes, and bad input by an administrator. Always 4xx with the error shape, and nothing changed.
 */
export function describeSurface<C extends ServiceConfig = ServiceConfig>(
  options: Parameters<typeof startTestService<C>>[0],
): void {
  describe(`every route of ${options.name}`, () => {
    let service: TestService;
    beforeAll(async () => {
      service = await startTestService(options);
    }, 60_000);
    afterAll(() => service.stop());

    it.each(named(options.routes))('%s refuses who has no business there', async (_, route) => {
      if (!route.right.open) {
        expectError(await send(service, route, plain(route)), [401]);
        expectError(await send(service, route, plain(route), { 'x-stoet-identity': FOREIGN_TOKEN }), [401]);
      }
      const { right } = meantBy(route, {}); // a POST without a body lists, where there is a list
      if (!right.open && !right.own)
        expectError(await send(service, route, plain(route), identityHeader(VOLUNTEER)), [403, 404]);
    });

    it.each(named(options.routes))('%s takes no bad input', async (_, route) => {
      const before = await contents(service);
      for (const request of badRequests(route)) {
        const answer = await send(service, route, request, identityHeader(ADMINISTRATOR));
        if (request.expected === 'invalid') expectError(answer, [400], request.what);
        else if (answer.status >= 500)
          throw new Error(`${request.what}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      if (route.method !== 'GET' && !route.upload) {
        const huge = { ...plain(route), body: { text: 'x'.repeat(TEN_MEGABYTES) } };
        expectError(await send(service, route, huge, identityHeader(ADMINISTRATOR)), [400, 413], 'ten megabytes');
      }
      if (badRequests(route).every((r) => r.expected === 'invalid')) expect(await contents(service)).toEqual(before);
    });
  });
}

const FOREIGN_TOKEN =
  [
    { alg: 'none', typ: 'JWT' },
    { iss: 'stoet-gateway', exp: 9_999_999_999, who: { account: 1, profile: 1, level: 1 } },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';

const named = (routes: readonly Route[]): [string, Route][] =>
  routes.map((route) => [`${route.method} ${route.path}`, route]);
const plain = (route: Route): BadRequest => ({
  what: '',
  params: foreignParams(route),
  query: {},
  body: route.method === 'GET' ? undefined : {},
  expected: 'no failure',
});

interface Answer {
  status: number;
  body: unknown;
}

async function send(
  service: TestService,
  route: Route,
  { params, query, body }: BadRequest,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
  const search = new URLSearchParams(query).toString();
  const call = service.http[route.method.toLowerCase() as 'get'](search ? `${path}?${search}` : path)
    .set(headers)
    .ok(() => true);
  return (await (body === undefined ? call : call.send(body as object))) as Answer;
}

function expectError({ status, body }: Answer, allowed: number[], what = ''): void {
  const shape = errorBody.safeParse(body);
  if (!allowed.includes(status) || !shape.success)
    throw new Error(
      `${what}: expected ${allowed.join(' or ')} in the error shape, got ${status} ${JSON.stringify(body)?.slice(0, 300)}`,
    );
}

async function contents(service: TestService): Promise<Record<string, number>> {
  const collections = (await service.connection.db!.listCollections().toArray())
    .map((c) => c.name)
    .filter((name) => !OWN_COLLECTIONS.has(name) && !name.startsWith('system.'));
  const counts = await Promise.all(collections.map((name) => service.connection.collection(name).countDocuments()));
  return Object.fromEntries(collections.map((name, i) => [name, counts[i]]));
}
