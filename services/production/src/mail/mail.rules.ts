const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How long one copy of the service may take over a mail before another takes it; sending itself is cut off earlier. */
export const LEASE_MS = 90 * SECOND;
export const SEND_TIMEOUT_MS = 60 * SECOND;
/** Tries before a mail is given up: about two days. */
export const MAX_ATTEMPTS = 50;
/** How long is remembered that a mail was sent, so that its key is recognised. */
export const KEPT_MS = 30 * 24 * HOUR;

/** Milliseconds to wait after a failed try: 5 s, 10 s, 20 s … at most an hour. */
export const waitAfter = (attempts: number): number =>
  Math.min(HOUR, 5 * SECOND * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));

/** Whether trying again is of no use: the mail server said no for good (a 5xx answer). */
export function isFinal(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}
