import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@stoet/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The bearer token of a request; undefined without one. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

/** The address as a ticket names it: without the ticket itself. */
export function withoutToken(url: string): string {
  const [path, query = ''] = url.split('?');
  const rest = query.split('&').filter((part) => part && !part.startsWith('token='));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

/** The request that is being handled, for the few rules that need its token or its sender's address. */
@Injectable()
export class Requests {
  private readonly storage = new AsyncLocalStorage<FastifyRequest>();

  follow(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _, done) => this.storage.run(request, done));
  }

  address(): string {
    return this.storage.getStore()?.ip ?? 'unknown';
  }

  token(): string {
    const request = this.storage.getStore();
    const token = request && bearerOf(request);
    if (!token) throw new DomainError('unauthenticated');
    return token;
  }
}
