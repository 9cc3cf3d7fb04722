import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts only from here and never inline; styles inline, because antd writes its own; nobody frames us. */
export async function mountSecurityHeaders(fastify: FastifyInstance, publicUrl: string): Promise<void> {
  const socket = publicUrl.replace(/^http/, 'ws');
  await fastify.register(
    helmet as never,
    {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          connectSrc: ["'self'", socket],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: publicUrl.startsWith('https:') ? undefined : false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    } as never,
  );
}
