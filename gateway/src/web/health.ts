import type { FastifyInstance } from 'fastify';
import type { Bus } from '@stoet/service-kit';
import type { Connection } from 'mongoose';
import type { Proxy } from '../proxy/proxy';

/**
 * Liveness and readiness of the product. The gateway itself needs MongoDB and NATS: without them it answers 503.
 * A service that is down takes away its own pages only; it is named, and the status is then `degraded`.
 */
export function mountHealth(fastify: FastifyInstance, deps: { connection: Connection; bus: Bus; proxy: Proxy }): void {
  fastify.get('/api/health/live', () => ({ status: 'ok' }));
  fastify.get('/api/health/ready', async (_, reply) => {
    const ping =
      deps.connection.db?.command({ ping: 1 }, { timeoutMS: 1500 }).then(
        () => true,
        () => false,
      ) ?? false;
    const [mongodb, nats, volunteers, production, clothing] = await Promise.all([
      ping,
      deps.bus.alive(),
      deps.proxy.alive('volunteers'),
      deps.proxy.alive('production'),
      deps.proxy.alive('clothing'),
    ]);
    const parts = { gateway: true, volunteers, production, clothing, mongodb, nats };
    const usable = mongodb && nats;
    const whole = usable && volunteers && production && clothing;
    reply.code(usable ? 200 : 503).header('cache-control', 'no-store');
    if (!usable) reply.header('retry-after', '3');
    return { status: whole ? 'ok' : usable ? 'degraded' : 'down', parts };
  });
}
