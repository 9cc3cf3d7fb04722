import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/** Files with a hash in their name never change; the others (index, manifests, remotes.json) are asked for every time. */
const cache = (reply: { setHeader(name: string, value: string): void }, path: string) =>
  reply.setHeader('cache-control', HASHED.test(path) ? YEAR : 'no-cache');

/**
 * The one-machine set-up: the shell at `/`, each built micro-frontend at `/remotes/<name>/`, precompressed.
 * Any other address that names no file is the shell's: it has its own 404 page.
 */
export async function mountFrontEnds(fastify: FastifyInstance, folder: string): Promise<void> {
  const serve = (root: string, options: object) =>
    fastify.register(
      fastifyStatic as never,
      { root, preCompressed: true, cacheControl: false, setHeaders: cache, ...options } as never,
    );
  await serve(join(folder, 'shell/dist'), { serve: false });
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('mf-'))) {
    const root = join(folder, name, 'dist');
    const prefix = `/remotes/${name.slice('mf-'.length)}/`;
    if (existsSync(root)) await serve(root, { prefix, decorateReply: false, index: false });
  }
  fastify.get('/*', (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0]);
    if (path.startsWith('/api/')) return reply.callNotFound();
    return (reply as FastifyReply & { sendFile(name: string): FastifyReply }).sendFile(
      extname(path) ? path : 'index.html',
    );
  });
}
