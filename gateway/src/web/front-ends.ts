import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/** Files with a hash in their name never change; the others (index, manifests, remotes.json) are asked for every time. */
const cache = (reply: { setHeader(name: string, value: string): void }, path: string) =>
  reply.setHeader('cache-control', HASHED.test(path) ? YEAR : 'no-cache');

/**
 * The one-machine set-up: the shell at `/`, each built micro-frontend at `/remotes/<name>/`, precompressed.
 * Any other address that is not the API's is the shell's: it has its own 404 page.
 */
export async function mountFrontEnds(fastify: FastifyInstance, folder: string): Promise<void> {
  const serve = (root: string, prefix: string, decorateReply: boolean) =>
    fastify.register(
      fastifyStatic as never,
      {
        root,
        prefix,
        decorateReply,
        preCompressed: true,
        wildcard: true,
        cacheControl: false,
        index: decorateReply ? 'index.html' : false,
        setHeaders: cache,
      } as never,
    );
  await serve(join(folder, 'shell/dist'), '/', true);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('mf-'))) {
    const root = join(folder, name, 'dist');
    if (existsSync(root)) await serve(root, `/remotes/${name.slice('mf-'.length)}/`, false);
  }
  // Runs for what no file answers; `sendFile` comes with the first registration above.
  fastify.addHook(
    'preHandler',
    (request, reply: FastifyReply & { sendFile?: (name: string) => FastifyReply }, done) => {
      const page =
        request.method === 'GET' &&
        request.is404 &&
        !request.url.startsWith('/api/') &&
        !/\.\w+$/.test(request.url.split('?')[0]);
      if (page && reply.sendFile) void reply.sendFile('index.html');
      else done();
    },
  );
}
