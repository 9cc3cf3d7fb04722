import type { LoggerService } from '@nestjs/common';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './context';

export type { Logger };

const FLUSH_MS = 1000;

/**
 * The log of a process: JSON lines, who did what to which record. Values that must never be logged
 * (tokens, PINs, passwords, national numbers) are cut, should one slip into an object.
 */
export function createLogger(service: string, level: string): Logger {
  // Lines are written in blocks and at least every second: a write for each line costs as much as a small request.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  const options: LoggerOptions = {
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
  };
  return pino(options, destination);
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
