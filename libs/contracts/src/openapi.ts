import { z } from 'zod';
import { ERRORS, errorBody } from './errors';
import type { Route } from './route';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

function parametersOf(schema: z.ZodType, where: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function rightText(route: Route): string {
  if (route.right.open) return 'Iedereen';
  const rights = route.right.anyOf.join(' of ') || 'aangemeld';
  return route.right.own ? `${rights}, of de eigenaar` : rights;
}

function requestBody(route: Route): Json | undefined {
  if (route.upload)
    return {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
        },
      },
    };
  if (route.method === 'GET') return undefined;
  const schema = schemaOf(route.body, 'input');
  return { content: { 'application/json': { schema } } };
}

function operation(route: Route): Json {
  const ok = route.file
    ? { content: { [route.file]: { schema: { type: 'string', format: 'binary' } } } }
    : { content: { 'application/json': { schema: schemaOf(route.answer, 'output') } } };
  const errors = Object.fromEntries(
    route.errors.map((code) => [String(ERRORS[code].status), { $ref: '#/components/responses/Error' }]),
  );
  return {
    tags: [route.service],
    summary: route.summary,
    description: `Recht: ${rightText(route)}`,
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    requestBody: requestBody(route),
    responses: { [String(route.status)]: { description: 'OK', ...ok }, ...errors },
    security: route.right.open ? [] : [{ session: [] }],
  };
}

/** The OpenAPI 3.1 document of some routes. */
export function openApi(routes: readonly Route[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: { description: 'Fout', content: { 'application/json': { schema: schemaOf(errorBody, 'output') } } },
      },
    },
  };
}
