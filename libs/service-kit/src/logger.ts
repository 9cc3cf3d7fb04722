import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { currentRequestId } from './context';

export type { Logger };

/**
 * The log of a process: JSON lines, who did what to which record. Values that must never be logged
 * (tokens, PINs, passwords, national numbers) are cut, should one slip into an object.
 */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    redact: {
      paths: [
        '*.password',
        '*.pwd',
        '*.token',
        '*.pin',
        '*.socialSecurity',
        'password',
        'pwd',
        'token',
        'pin',
        'socialSecurity',
      ],
      censor: '***',
    },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
  });
}

/** Sends Nest's own lines to pino; its start-up chatter is debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string) {
    this.logger.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: string) {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
}
