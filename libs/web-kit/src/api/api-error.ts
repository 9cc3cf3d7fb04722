import { errorBody, ERRORS, type ErrorCode } from '@stoet/contracts';

interface ApiErrorParts {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  details?: unknown;
  requestId?: string;
  retryAfter?: number;
}

/** What a call rejects with. `message` is Dutch and fit to show; `fields` maps a field's path to its message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  readonly details: unknown;
  readonly requestId?: string;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.details = parts.details;
    this.requestId = parts.requestId;
    this.retryAfter = parts.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Error of an answer; one that does not have the contract's shape (a proxy's page) gets the message of its status. */
export function errorOf(status: number, body: unknown, retryAfter: string | null): ApiError {
  const wait = Number(retryAfter);
  const seconds = retryAfter !== null && Number.isFinite(wait) ? wait : undefined;
  const parsed = errorBody.safeParse(body);
  if (parsed.success) return new ApiError({ ...parsed.data, status, retryAfter: seconds });
  const code = codeOf(status);
  return new ApiError({ status, code, message: ERRORS[code].message, retryAfter: seconds });
}

/** No answer at all: looks like a part that is down, so that it is retried and shown the same way. */
export const noConnection = (message: string): ApiError => new ApiError({ status: 503, code: 'unavailable', message });

function codeOf(status: number): ErrorCode {
  if (status === 502 || status === 504) return 'unavailable';
  const known = Object.entries(ERRORS).find(([, rule]) => rule.status === status);
  return known ? (known[0] as ErrorCode) : 'failed';
}
