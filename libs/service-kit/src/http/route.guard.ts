import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, fieldsOf, mayEnter, meantBy, MESSAGES, type Caller, type Route } from '@stoet/contracts';
import type { z } from 'zod';
import { CALLER_SOURCE } from '../tokens';
import { OPEN_METADATA } from './open';
import { ROUTE_METADATA, type IncomingFile, type StoetRequest } from './implements';

/** Who sends a request; the route tells whether a `?token=` counts. */
export type CallerSource = (request: StoetRequest, route: Route) => Caller | Promise<Caller>;

function parsed(schema: z.ZodType, value: unknown, fields: Record<string, string>): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  Object.assign(fields, fieldsOf(result.error));
  return undefined;
}

/** The edge: who calls, whether he may enter, and whether what he sends has the contract's shape. In that order. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CALLER_SOURCE) private readonly callerOf: CallerSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || this.reflector.get<boolean>(OPEN_METADATA, context.getClass())) return true;
    const declared = this.reflector.get<Route | undefined>(ROUTE_METADATA, context.getHandler());
    if (!declared) throw new DomainError('forbidden');
    const request = context.switchToHttp().getRequest<StoetRequest>();
    const route = meantBy(declared, request.body);
    const caller = await this.identify(route, request);
    if (!mayEnter(route, caller)) throw new DomainError(caller ? 'forbidden' : 'unauthenticated');
    request.stoet = { route, caller, input: await this.inputOf(route, request) };
    return true;
  }

  private async identify(route: Route, request: StoetRequest): Promise<Caller | undefined> {
    if (!route.right.open) return this.callerOf(request, route);
    try {
      return await this.callerOf(request, route);
    } catch {
      return undefined;
    }
  }

  private async inputOf(route: Route, request: StoetRequest) {
    const fields: Record<string, string> = {};
    const { token: _token, ...query } = (request.query ?? {}) as Record<string, unknown>;
    const input = {
      params: parsed(route.params, request.params ?? {}, fields),
      query: parsed(route.query, route.file ? query : (request.query ?? {}), fields),
      body: route.upload ? undefined : parsed(route.body, request.body ?? undefined, fields),
    };
    if (Object.keys(fields).length > 0) throw new DomainError('invalid', messageOf(fields), { fields });
    return route.upload ? { ...input, file: await fileOf(request) } : input;
  }
}

/** One wrong field: its own message; more: the general one, and the page shows each at its field. */
function messageOf(fields: Record<string, string>): string | undefined {
  const entries = Object.entries(fields);
  if (entries.length > 1)
    return Object.values(fields).every((m) => m === MESSAGES.empty) ? MESSAGES.allRequired : undefined;
  const [path, message] = entries[0];
  return path ? `${path}: ${message}` : message;
}

async function fileOf(request: StoetRequest): Promise<IncomingFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part)
    throw new DomainError('invalid', 'Gelieve een bestand te selecteren', { fields: { file: MESSAGES.empty } });
  return { name: part.filename, stream: part.file };
}
