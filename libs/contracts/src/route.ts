import { z } from 'zod';
import type { ErrorCode } from './errors';
import { idParam } from './fields';
import type { RightKey } from './rights';

/** The processes that own routes. */
export const SERVICES = ['gateway', 'volunteers', 'production', 'clothing'] as const;
export type Service = (typeof SERVICES)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call a route.
 * - `open`: anybody, also without a session.
 * - `anyOf`: one of these rights, held globally or in some project; the service then checks the stored record.
 * - `own`: besides, any session may pass, because the service limits it to the caller's own records.
 */
export type RouteRight =
  { readonly open: true } | { readonly open?: false; readonly anyOf: readonly RightKey[]; readonly own?: boolean };

/** Anybody, also without a session. */
export const open = (): RouteRight => ({ open: true });
/** Any session; the service shows or changes only what is the caller's own or public to all. */
export const session = (): RouteRight => ({ anyOf: [], own: true });
/** A session with one of these rights, globally or in some project. */
export const needs = (...anyOf: [RightKey, ...RightKey[]]): RouteRight => ({ anyOf });
/** A session with one of these rights, or the owner of the record. */
export const needsOrOwn = (...anyOf: [RightKey, ...RightKey[]]): RouteRight => ({ anyOf, own: true });

/** What a file route takes or gives. */
export interface UploadRule {
  readonly maxBytes: number;
  /** Accepted content types, found from the content itself. */
  readonly types: readonly string[];
}

export interface RouteOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly service: Service;
  readonly method: Method;
  /** With `:name` for parameters: `/api/article/:id`. */
  readonly path: `/api/${string}`;
  /** One Dutch or English line for the OpenAPI page. */
  readonly summary: string;
  readonly right: RouteRight;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Schema of the JSON answer; none for `file` routes. */
  readonly answer?: A;
  readonly errors?: readonly ErrorCode[];
  /** Answers a stream of this content type instead of JSON; accepts `?token=` (ticket or session token). */
  readonly file?: string;
  /** Takes multipart/form-data with one part `file`. */
  readonly upload?: UploadRule;
  /** Largest JSON body in bytes; 1 MB unless told. */
  readonly bodyLimit?: number;
  /** Answered status on success; 200 unless told. */
  readonly status?: number;
  /** Longer paths of the specification that mean the same route. */
  readonly aliases?: readonly `/api/${string}`[];
  /** The list route that a POST to this path means when its body is a list query (decisions, "List calls"). */
  readonly orList?: Route;
}

export type Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = Required<
  Pick<RouteOptions<P, Q, B, A>, 'service' | 'method' | 'path' | 'summary' | 'right' | 'status' | 'errors'>
> &
  Pick<RouteOptions<P, Q, B, A>, 'file' | 'upload' | 'bodyLimit' | 'aliases' | 'orList'> & {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
    readonly answer: A;
  };

const nothing = z.strictObject({});
const noBody = z.undefined().or(z.null()).or(nothing);
const idParams = z.strictObject({ id: idParam });
type IdParams = typeof idParams;
type Nothing = typeof nothing;
interface DefaultParams {
  id: IdParams;
  none: Nothing;
}
type ParamsOf<Path extends string> = DefaultParams[Path extends `${string}:${string}` ? 'id' : 'none'];

/**
 * States a route once. Everything else (gateway table, guard, validation, typed client, query keys, OpenAPI,
 * test handlers, generated bad-input tests) is derived from it. `:id` without `params` is a positive integer.
 */
export function route<
  const Path extends `/api/${string}`,
  P extends z.ZodType = ParamsOf<Path>,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = typeof noBody,
  A extends z.ZodType = z.ZodUndefined,
>(options: RouteOptions<P, Q, B, A> & { readonly path: Path }): Route<P, Q, B, A> {
  const names = [...options.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
  const params = options.params ?? (names.length === 0 ? nothing : names.join() === 'id' ? idParams : undefined);
  if (!params) throw new Error(`${options.method} ${options.path}: parameters ${names.join(', ')} need a schema`);
  return {
    ...options,
    status: options.status ?? 200,
    errors: options.errors ?? [],
    params: params as P,
    query: (options.query ?? nothing) as unknown as Q,
    body: (options.body ?? noBody) as unknown as B,
    answer: (options.answer ?? z.undefined()) as unknown as A,
  };
}

/** What a handler receives, after validation. */
export type InputOf<R extends Route> = {
  params: z.output<R['params']>;
  query: z.output<R['query']>;
  body: z.output<R['body']>;
};
/** What a handler returns and a client receives. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
/** What a client sends; empty parts may be left out. */
export type RequestOf<R extends Route> = Part<'params', z.input<R['params']>> &
  Part<'query', z.input<R['query']>> &
  Part<'body', z.input<R['body']>>;
type Part<K extends string, T> = unknown extends T
  ? { [k in K]?: T }
  : undefined extends T
    ? { [k in K]?: T }
    : Record<string, never> extends T
      ? { [k in K]?: T }
      : Partial<T> extends T
        ? { [k in K]?: T }
        : { [k in K]: T };

/** A group of routes of one feature, by name. */
export type Routes = Readonly<Record<string, Route>>;

/** `GET /api/article/:id` → `GET /api/article/{}`: two routes with the same signature collide. */
export const signatureOf = (r: Pick<Route, 'method' | 'path'>): string =>
  `${r.method} ${r.path.replace(/:\w+/g, '{}')}`;

/**
 * Checks a set of routes: none twice, each with a right.
 * @throws Error naming every collision or missing right.
 */
export function checkRoutes(routes: readonly Route[]): void {
  const seen = new Map<string, Route>();
  const wrong: string[] = [];
  for (const r of routes) {
    const signature = signatureOf(r);
    for (const path of [r.path, ...(r.aliases ?? [])]) {
      const taken = signatureOf({ method: r.method, path });
      if (seen.has(taken)) wrong.push(`${taken} is declared twice`);
      seen.set(taken, r);
    }
    if (!r.right || (!r.right.open && !r.right.own && !r.right.anyOf?.length)) wrong.push(`${signature} has no right`);
    if (r.file === undefined && r.answer instanceof z.ZodUndefined && r.method === 'GET')
      wrong.push(`${signature} answers nothing`);
  }
  if (wrong.length) throw new Error(`Contract is not sound:\n  ${wrong.join('\n  ')}`);
}

const LIST_KEYS = new Set(['filters', 'sort', 'offset', 'items', 'all']);

/** The route that a request means: its own, or the list beside a create when the body is a list query. */
export function meantBy(r: Route, body: unknown): Route {
  if (!r.orList || typeof body !== 'object' || body === null) return r;
  return Object.keys(body).every((key) => LIST_KEYS.has(key)) ? r.orList : r;
}

/** Fills `:name` parts and the query into a path, encoded. Objects in the query travel as JSON. */
export function urlOf(r: Pick<Route, 'path'>, input: { params?: unknown; query?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = r.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    search.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
