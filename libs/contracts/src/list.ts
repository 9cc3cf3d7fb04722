import { z } from 'zod';
import { route, type Route, type RouteRight, type Service } from './route';

/** Rows of a page unless told (spec/volunteers §9), and the most that one page may hold. */
export const DEFAULT_ITEMS = 10;
export const MAX_ITEMS = 500;

const asJson = (value: unknown) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return Symbol.for('not json');
  }
};
/** True or false in a query. */
export const flag = z.preprocess((v) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean());

/** Filter values that travel in JSON: `flag` (true/false or 0/1 as the specification writes them), `ids`, a text. */
export const filter = {
  text: z.string().max(200),
  flag: z.union([z.boolean(), z.literal(0), z.literal(1)]).transform((v) => v === true || v === 1),
  id: z.number().int().nonnegative(),
  number: z.number().int(),
  date: z.iso.date(),
};

export interface ListShape<F extends z.ZodRawShape = z.ZodRawShape, Row extends z.ZodType = z.ZodType> {
  /** Schema of one row. */
  readonly row: Row;
  /** Filter name → schema; `text` is the search by word beginnings. */
  readonly filters: F;
  /** Fields that can be sorted on; the first is the default. */
  readonly sorts: readonly [string, ...string[]];
  /** Default direction of the first sort; ascending unless told. */
  readonly defaultDirection?: 'asc' | 'desc';
}

/**
 * What a list call takes, after reading: `filters` as an object, `sort` as field and direction,
 * `items` a number or 'all'. The API form is in decisions, "List calls".
 */
export interface ListQuery<F = Record<string, unknown>> {
  filters: F;
  sort: { field: string; direction: 'asc' | 'desc' };
  offset: number;
  items: number | 'all';
}

/** What a client gives: everything has a default. */
export interface ListRequest<F = Record<string, unknown>> {
  filters?: F;
  sort?: string;
  offset?: number;
  items?: number | 'all';
  all?: boolean;
}
type Given<F extends z.ZodRawShape> = { [K in keyof F]?: z.input<F[K]> };
/** Filters as a service receives them. */
export type Understood<F extends z.ZodRawShape> = { [K in keyof F]?: z.output<F[K]> };

/** Schema that reads the query string (or the POST body) of a list call into a `ListQuery`. Unknown filters and sorts are named. */
export function listQuery<F extends z.ZodRawShape>(
  shape: Pick<ListShape<F>, 'filters' | 'sorts' | 'defaultDirection'>,
) {
  const fields = shape.sorts.join(', ');
  const defaultSort = `${shape.sorts[0]}:${shape.defaultDirection ?? 'asc'}`;
  const filters = z.strictObject(shape.filters).partial();
  const schema = z
    .strictObject({
      filters: z.preprocess((v) => asJson(v ?? {}), filters),
      sort: z
        .string()
        .default(defaultSort)
        .transform((text, ctx) => {
          const [field, direction = 'asc'] = text.split(':');
          if (!shape.sorts.includes(field) || (direction !== 'asc' && direction !== 'desc')) {
            ctx.addIssue({
              code: 'custom',
              message: `Onbekende sortering '${text.slice(0, 40)}' (mogelijk: ${fields})`,
            });
            return z.NEVER;
          }
          return { field, direction: direction as 'asc' | 'desc' };
        }),
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
      items: z.union([z.literal('all'), z.coerce.number().int().min(1).max(MAX_ITEMS)]).default(DEFAULT_ITEMS),
      all: flag.default(false),
    })
    .transform(({ all, ...q }) => ({ ...q, items: all ? ('all' as const) : q.items }));
  return schema as unknown as z.ZodType<ListQuery<Understood<F>>, ListRequest<Given<F>>>;
}

/** Which rows a selection stands for: named ones, or all that the filters give except some. */
export function selectionOf<F extends z.ZodRawShape>(
  filters: F,
): z.ZodType<Selection<Understood<F>>, { ids: number[] } | { all: true; except?: number[]; filters?: Given<F> }> {
  const schema = z.union([
    z.strictObject({ ids: z.array(z.number().int().positive()).max(10_000) }),
    z.strictObject({
      all: z.literal(true),
      except: z.array(z.number().int().positive()).max(10_000).default([]),
      filters: z
        .strictObject(filters)
        .partial()
        .default({} as never),
    }),
  ]);
  return schema as unknown as ReturnType<typeof selectionOf<F>>;
}
export type Selection<F = Record<string, unknown>> = { ids: number[] } | { all: true; except: number[]; filters: F };

/** Answer of a list call. `filters` echoes what was understood. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    offset: z.number().int(),
    items: z.union([z.number().int(), z.literal('all')]),
    filters: z.record(z.string(), z.unknown()),
    message: z.string(),
  });
export interface ListAnswer<Row> {
  data: Row[];
  total: number;
  offset: number;
  items: number | 'all';
  filters: Record<string, unknown>;
  message: string;
}

export interface ListRouteOptions<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  P extends z.ZodType,
> extends ListShape<F, Row> {
  readonly service: Service;
  /** `/api/articles`, `/api/project/:projectId/registrations`. */
  readonly path: `/api/${string}`;
  readonly right: RouteRight;
  readonly params?: P;
  readonly summary: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a list's file is: `/api/articles` → `/api/reports/articles.xlsx`; a prefix stays (`/api/project/:projectId/registrations` → `/api/reports/project/:projectId/registrations.xlsx`). */
const reportPath = (path: string): `/api/${string}` => `/api/reports/${path.slice('/api/'.length)}.xlsx`;

/**
 * The four routes that every list has: by GET, by POST (filters too long for an address), the rows of a selection,
 * and the same rows as xlsx. `exportRight` defaults to the list's right.
 */
export function listRoutes<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  P extends z.ZodType = z.ZodObject<Record<never, never>>,
>(
  o: ListRouteOptions<F, Row, P> & {
    readonly exportRight?: RouteRight;
    /** A create is declared on the same path: the list by POST then also has `/search`, and a POST with a list body means it. */
    readonly createsHere?: boolean;
  },
) {
  const query = listQuery(o);
  const common = { service: o.service, right: o.right, params: o.params, errors: ['invalid'] as const };
  const answer = listAnswer(o.row);
  return {
    list: route({ ...common, method: 'GET', path: o.path, summary: o.summary, query, answer }),
    search: route({
      ...common,
      method: 'POST',
      path: o.createsHere ? `${o.path}/search` : o.path,
      summary: `${o.summary} (filters in the body)`,
      body: query,
      answer,
    }),
    checked: route({
      ...common,
      method: 'POST',
      path: `${o.path}/checked` as const,
      summary: `${o.summary}: rows of a selection`,
      body: z.strictObject({ configs: selectionOf(o.filters) }),
      answer: z.object({ data: z.array(o.row), total: z.number().int() }),
    }),
    export: route({
      ...common,
      right: o.exportRight ?? o.right,
      method: 'GET',
      path: reportPath(o.path),
      summary: `${o.summary}: xlsx`,
      query,
      file: XLSX,
    }),
  } as const;
}
export type ListRoutes = { list: Route; search: Route; checked: Route; export: Route };
