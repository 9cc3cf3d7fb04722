import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { allRoutes } from '@stoet/contracts/all';
import { openApi } from '@stoet/contracts/openapi';
import type { FastifyInstance } from 'fastify';

const SCRIPT =
  "window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', docExpansion: 'none', filter: true });";
const PAGE = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Stoet: API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head><body><main id="api"></main>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** The contracts as OpenAPI 3.1, and a page to read them. */
export async function mountOpenApi(fastify: FastifyInstance): Promise<void> {
  const document = JSON.stringify(openApi(allRoutes(), { title: 'Stoet', version: '0.1.0' }));
  fastify.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document));
  fastify.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  fastify.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  const root = dirname(require.resolve('swagger-ui-dist/package.json'));
  await fastify.register(fastifyStatic as never, { root, prefix: '/api/docs/assets/', decorateReply: false } as never);
}
