import { z } from 'zod';

/** Every code that a service may answer, with its HTTP status and the Dutch message used when none is given. */
export const ERRORS = {
  invalid: { status: 400, message: 'Gelieve de gemarkeerde velden na te kijken' },
  unauthenticated: { status: 401, message: 'Je bent niet (meer) aangemeld' },
  forbidden: { status: 403, message: 'Je hebt geen rechten voor deze actie' },
  not_found: { status: 404, message: 'Niet gevonden' },
  conflict: { status: 409, message: 'Dit werd ondertussen door iemand anders gewijzigd' },
  too_large: { status: 413, message: 'Het bestand is te groot' },
  wrong_type: { status: 415, message: 'Dit bestandstype wordt niet aanvaard' },
  too_many: { status: 429, message: 'Te veel pogingen, probeer straks opnieuw' },
  failed: { status: 500, message: 'Er ging iets mis, gelieve de pagina te vernieuwen en opnieuw te proberen' },
  unavailable: { status: 503, message: 'Dit onderdeel is even niet beschikbaar' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

/** The one shape of an error answer. `fields` maps a field's path to its Dutch message; `details` says what a conflict is about. */
export const errorBody = z.object({
  status: z.number().int(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * The error that rules throw. One filter turns it into an `ErrorBody`.
 * `fields`: field path → Dutch message. `details`: what a dialog needs to show (for example who holds an article).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  /** Seconds to wait before trying again; sent as `Retry-After`. */
  readonly retryAfter?: number;
  constructor(
    code: ErrorCode,
    message?: string,
    more: { fields?: Record<string, string>; details?: unknown; retryAfter?: number } = {},
  ) {
    super(message ?? ERRORS[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = more.fields;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

/** Turns zod issues into `fields`; the first message of a field wins. A whole-body problem stands under `''`. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'Onbekend veld';
    else fields[path] ??= issue.message;
  }
  return fields;
}
