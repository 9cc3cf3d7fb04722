import {
  applyDecorators,
  createParamDecorator,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { AnswerOf, Caller, InputOf, Method, Route } from '@stoet/contracts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

export const ROUTE_METADATA = 'stoet:route';

/** What the guard leaves on a request for the handler. */
export interface StoetRequest extends FastifyRequest {
  stoet?: { route: Route; caller: Caller | undefined; input: unknown };
}

/** Answer of a `file` route: streamed as it is. `name` makes it a download. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly type: string;
  readonly name?: string;
  readonly size?: number;
  /** Shown in the page instead of downloaded. */
  readonly inline?: boolean;
}

/** Answer of a `file` route that sends the browser elsewhere. */
export interface RedirectAnswer {
  readonly redirect: string;
}

/** A part that came in over multipart: not yet read. */
export interface IncomingFile {
  readonly name: string;
  readonly stream: Readable;
}

export type Handler<R extends Route> = (
  input: InputOf<R> & { file?: IncomingFile },
  caller: Caller,
) => Answered<AnswerOf<R>> | Promise<Answered<AnswerOf<R>>>;
type Answered<A> = A | FileAnswer | RedirectAnswer;

const VERBS: Record<Method, (path: string[]) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

const Input = createParamDecorator(
  (_: unknown, ctx: ExecutionContext) => ctx.switchToHttp().getRequest<StoetRequest>().stoet?.input,
);
const Who = createParamDecorator(
  (_: unknown, ctx: ExecutionContext) => ctx.switchToHttp().getRequest<StoetRequest>().stoet?.caller,
);

/**
 * Makes a controller method the implementation of a contract's route: `handler({params, query, body}, caller)`.
 * Path, method, right, validation and answer follow from the contract; the method only calls a service.
 */
export function Implements<R extends Route>(route: R) {
  return <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    Input()(target, key, 0);
    Who()(target, key, 1);
    const decorate = applyDecorators(
      VERBS[route.method]([route.path, ...(route.aliases ?? [])]),
      HttpCode(route.status),
      SetMetadata(ROUTE_METADATA, route),
    );
    decorate(target, key, descriptor);
  };
}
