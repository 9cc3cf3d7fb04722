import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import { withRequestId } from '../context';
import type { Logger } from '../logger';
import type { StoetRequest } from './implements';

const duration = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';

/** One line a request: who did what, never the address itself (it may hold a ticket) nor a body. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const seconds = reply.elapsedTime / 1000;
    duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (!route.includes('/health')) {
      const account = (request as StoetRequest).stoet?.caller?.accountId;
      logger.info(
        {
          requestId: request.id,
          method: request.method,
          route,
          params: request.params,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          account,
        },
        'request',
      );
    }
    done();
  });
}
