const DAY = 24 * 3600_000;
const brussels = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' });

/** The calendar day in Brussels, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => brussels.format(now);

/** `days` after (or before) a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
