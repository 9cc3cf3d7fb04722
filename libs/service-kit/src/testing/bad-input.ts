import { meantBy, type Route } from '@stoet/contracts';
import { z } from 'zod';

/** A request that no route should choke on; `expected` 'invalid' when the contract itself refuses it. */
export interface BadRequest {
  readonly what: string;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly expected: 'invalid' | 'no failure';
}

const OPERATORS = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }];
const WRONG = [null, true, -1, 1e21, 'x'.repeat(300), '{"$gt":""}', [], [[]], {}, '\u0000', '<script>'];
const FOREIGN_ID = '2147483000';

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map((m) => m[1]);

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
}

/** Names of the fields that a schema takes, through unions and refinements. */
function fieldsOf(schema: z.ZodType): string[] {
  const collect = (s: JsonSchema): string[] => [
    ...Object.keys(s.properties ?? {}),
    ...[...(s.anyOf ?? []), ...(s.oneOf ?? []), ...(s.allOf ?? [])].flatMap(collect),
  ];
  return [...new Set(collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema))];
}

/** Parameters that pass the schema but name nothing: a foreign id, an unknown uuid. */
export function foreignParams(route: Route): Record<string, string> {
  const candidates = [FOREIGN_ID, '00000000-0000-4000-8000-000000000000', 'onbestaand-onbestaand-onbestaand'];
  const names = namesIn(route.path);
  for (const value of candidates) {
    const params = Object.fromEntries(names.map((name) => [name, value]));
    if (route.params.safeParse(params).success) return params;
  }
  // Parameters of different kinds: the first kind that each one takes by itself.
  return Object.fromEntries(names.map((name) => [name, /uuid/i.test(name) ? candidates[1] : FOREIGN_ID]));
}

function bodies(route: Route): { what: string; body: unknown }[] {
  if (route.method === 'GET' || route.upload) return [];
  const fields = fieldsOf(route.body);
  const one = (value: unknown) => fields.map((name) => ({ [name]: value }));
  return [
    { what: 'nothing', body: {} },
    { what: 'a list', body: [] },
    { what: 'an unknown field', body: { onbekend_veld: 1 } },
    ...[...OPERATORS, ...WRONG].map((value) => ({
      what: `every field ${JSON.stringify(value)?.slice(0, 30)}`,
      body: Object.assign({}, ...one(value)) as unknown,
    })),
    ...fields.map((name) => ({ what: `${name} alone as an operator`, body: { [name]: OPERATORS[0] } })),
  ];
}

/** Requests with wrong types, missing and unknown fields, operators as values and foreign ids, for one route. */
export function badRequests(route: Route): BadRequest[] {
  const params = foreignParams(route);
  const base = { params, query: {}, body: undefined };
  const requests: Omit<BadRequest, 'expected'>[] = [
    ...namesIn(route.path).flatMap((name) =>
      ['abc', '-1', '0', '1e9', '$gt', '%00'].map((value) => ({
        ...base,
        what: `:${name} = ${value}`,
        params: { ...params, [name]: value },
        body: route.method === 'GET' ? undefined : {},
      })),
    ),
    { ...base, what: 'an unknown query', query: { onbekend: '1' } },
    ...fieldsOf(route.query).flatMap((name) =>
      ['{"$gt":""}', '[]', 'x'.repeat(5000), '-1', '{bad'].map((value) => ({
        ...base,
        what: `?${name}=${value.slice(0, 10)}`,
        query: { [name]: value },
      })),
    ),
    ...bodies(route).map(({ what, body }) => ({ ...base, what: `body: ${what}`, body })),
  ];
  return requests.map((request) => ({ ...request, expected: refused(route, request) ? 'invalid' : 'no failure' }));
}

function refused(route: Route, { params, query, body }: Omit<BadRequest, 'expected'>): boolean {
  const meant = meantBy(route, body);
  return (
    !meant.params.safeParse(params).success ||
    !meant.query.safeParse(query).success ||
    (!meant.upload && !meant.body.safeParse(body).success)
  );
}
