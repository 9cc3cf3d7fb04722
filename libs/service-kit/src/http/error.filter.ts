import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, ERRORS, type ErrorBody, type ErrorCode } from '@stoet/contracts';
import type { FastifyReply } from 'fastify';
import { currentRequestId } from '../context';
import { LOGGER } from '../tokens';
import type { Logger } from '../logger';

const RETRY_AFTER_DOWN = 3;
const UNAVAILABLE = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'NatsError',
]);
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many',
  503: 'unavailable',
};

const isDuplicate = (error: unknown) =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 11000;

/** Any error as a DomainError; what nobody foresaw becomes 'failed' and is logged with its stack. */
export function domainErrorOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDuplicate(error)) return new DomainError('conflict', 'Dit bestaat al');
  const { name, statusCode } = (error ?? {}) as { name?: string; statusCode?: number };
  if (name && UNAVAILABLE.has(name)) return new DomainError('unavailable', undefined, { retryAfter: RETRY_AFTER_DOWN });
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  const code = status ? (BY_STATUS[status] ?? (status < 500 ? 'invalid' : undefined)) : undefined;
  return code ? new DomainError(code) : new DomainError('failed');
}

/** The one place where an error becomes an answer. Never a stack, never a 500 for bad input. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const known = domainErrorOf(error);
    if (known.code === 'failed' || known.code === 'unavailable') this.logger.error({ err: error }, 'request failed');
    if (known.code === 'forbidden') this.logger.warn({ route: reply.request.routeOptions.url }, 'denied');
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    if (known.retryAfter) reply.header('retry-after', String(known.retryAfter));
    reply.status(ERRORS[known.code].status).send(bodyOf(known));
  }
}

export const bodyOf = (error: DomainError): ErrorBody => ({
  status: ERRORS[error.code].status,
  code: error.code,
  message: error.message,
  fields: error.fields,
  details: error.details,
  requestId: currentRequestId(),
});
