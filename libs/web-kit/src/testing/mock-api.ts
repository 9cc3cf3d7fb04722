import { ERRORS, type AnswerOf, type ErrorBody, type ErrorCode, type Route } from '@stoet/contracts';

/** What a page asked, as the contract names the parts; objects in the query are read back from JSON. */
export interface MockCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Headers;
}
class Refusal {
  constructor(
    readonly body: ErrorBody,
    readonly retryAfter?: number,
  ) {}
}
export type MockAnswer<R extends Route> =
  AnswerOf<R> | Refusal | ((call: MockCall) => AnswerOf<R> | Refusal | Promise<AnswerOf<R> | Refusal>);

/** An error answer of the contract's shape. */
export const apiError = (code: ErrorCode, more: Partial<ErrorBody> & { retryAfter?: number } = {}): Refusal => {
  const { retryAfter, ...body } = more;
  return new Refusal({ ...ERRORS[code], code, ...body }, retryAfter);
};

/** A route of the contracts and how the test answers it. */
export interface Handler {
  route: Route;
  answer: (call: MockCall) => unknown;
}

let handlers: Handler[] = [];
let missing: string[] = [];
/** The test's API. The handler given last wins; a call that nothing answers fails the test. */
export const api = {
  use: (...more: readonly Handler[]) => void (handlers = [...[...more].reverse(), ...handlers]),
  /** Forgets the handlers; gives back the calls that none of them answered. */
  reset(): string[] {
    const unanswered = missing;
    [handlers, missing] = [[], []];
    return unanswered;
  },
};

/** Answers a route of the contracts. The answer is checked by the route's schema, so a test cannot make one up. */
export const mock = <R extends Route>(route: R, answer: MockAnswer<R>): Handler => ({
  route,
  answer: (call) => (typeof answer === 'function' ? (answer as (call: MockCall) => unknown)(call) : answer),
});

/** Stands for `fetch`: finds the handler, and answers as the gateway would. */
export async function answerFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input instanceof Request ? input.url : input), window.location.href);
  const method = init.method ?? 'GET';
  for (const { route, answer } of handlers) {
    const params = route.method === method ? paramsOf(route.path, url.pathname) : undefined;
    if (!params) continue;
    const query = Object.fromEntries([...url.searchParams].map(([key, value]) => [key, readJson(value)]));
    const body = typeof init.body === 'string' ? readJson(init.body) : init.body;
    return respond(route, await answer({ params, query, body, headers: new Headers(init.headers) }));
  }
  missing.push(`${method} ${url.pathname}`);
  throw new Error('No mock answers this call');
}

function respond(route: Route, given: unknown): Response {
  if (!(given instanceof Refusal)) return Response.json(route.answer.parse(given) ?? null, { status: route.status });
  const headers = given.retryAfter === undefined ? undefined : { 'retry-after': String(given.retryAfter) };
  return Response.json(given.body, { status: given.body.status, headers });
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map((found) => found[1]);
  const found = new RegExp(`^${path.replace(/\./g, '\\.').replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
  return found ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1])])) : undefined;
}

function readJson(text: string): unknown {
  if (!/^[[{"]/.test(text)) return text === '' ? undefined : text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
