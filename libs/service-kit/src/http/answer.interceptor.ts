import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Route } from '@stoet/contracts';
import type { FastifyReply } from 'fastify';
import { from, map, type Observable } from 'rxjs';
import { ROUTE_METADATA, type FileAnswer, type RedirectAnswer, type StoetRequest } from './implements';
import { Reflector } from '@nestjs/core';
import { Surface } from './surface';

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'stream' in value && 'type' in value;

const isRedirect = (value: unknown): value is RedirectAnswer =>
  typeof value === 'object' && value !== null && 'redirect' in value;

/** The way out: a file is streamed, everything else has exactly the contract's shape (unknown fields never leave). */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly surface: Surface,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<StoetRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { stoet } = request;
    if (!stoet) return next.handle();
    const declared = this.reflector.get<Route>(ROUTE_METADATA, context.getHandler());
    const answer = stoet.route === declared ? next.handle() : from(this.otherHandler(stoet, reply));
    return answer.pipe(map((value) => this.sent(value, stoet.route, reply)));
  }

  private sent(value: unknown, route: Route, reply: FastifyReply): unknown {
    if (isRedirect(value)) {
      reply.status(302).header('location', value.redirect).header('cache-control', 'no-store');
      return '';
    }
    return isFile(value) ? streamed(value, reply) : route.answer.parse(value);
  }

  /** A POST that turned out to be a list query goes to the list's handler. */
  private async otherHandler(
    { route, input, caller }: NonNullable<StoetRequest['stoet']>,
    reply: FastifyReply,
  ): Promise<unknown> {
    reply.status(route.status);
    return this.surface.call(route, input, caller);
  }
}

function streamed(file: FileAnswer, reply: FastifyReply): StreamableFile {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
  const name = file.name && encodeURIComponent(file.name);
  const disposition = name
    ? `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`
    : file.inline
      ? 'inline'
      : 'attachment';
  return new StreamableFile(file.stream, { type: file.type, disposition, length: file.size });
}
