import { z } from 'zod';

/** Messages of spec/volunteers §5, in one place. */
export const MESSAGES = {
  empty: 'Veld mag niet leeg zijn',
  length: (min: number, max: number) => `min. ${min} en max. ${max} karakters`,
  between: (min: number, max: number) => `Geef een waarde tussen ${min} en ${max}`,
  number: (min: number, max: number) => `min. ${min} en max. ${max}`,
  email: 'Ongeldig mailadres',
  date: 'Ongeldige datum',
  time: 'Ongeldig tijdstip',
  required: (labels: string) => `Gelieve de verplichte velden in te vullen (${labels})`,
  allRequired: 'Gelieve alle verplichte velden in te vullen',
} as const;

// Issues without a message of their own get a Dutch one: absent is empty, the rest is wrong.
z.config({
  customError: (issue) => {
    if (issue.input === undefined || issue.input === null) return MESSAGES.empty;
    if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1) return MESSAGES.empty;
    if (issue.code === 'unrecognized_keys') return 'Onbekend veld';
    if (issue.code === 'too_big' && issue.origin === 'string') return `max. ${issue.maximum} karakters`;
    if (issue.code === 'too_small' && issue.origin === 'array') return MESSAGES.empty;
    return 'Ongeldige waarde';
  },
});

/** Required text of a length: spec message 'min. {min} en max. {max} karakters', or 'Veld mag niet leeg zijn'. */
export const text = (min: number, max: number) =>
  z.string().trim().min(1, MESSAGES.empty).min(min, MESSAGES.length(min, max)).max(max, MESSAGES.length(min, max));
/** Optional text; an empty one is stored as ''. */
export const optionalText = (max: number) => z.string().trim().max(max, `max. ${max} karakters`).default('');
/** Longer than 6 characters, with @ and a dot (spec/volunteers §5); lower-cased, because addresses are compared. */
export const email = (message: string = MESSAGES.email) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(254, message)
    .refine((v) => v.length > 6 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(v), message);
/** A calendar day, `YYYY-MM-DD`. */
export const day = (message: string = MESSAGES.date) => z.iso.date(message);
/** An instant, ISO 8601 with zone; read as UTC. */
export const instant = (message: string = MESSAGES.date) =>
  z.iso
    .datetime({ offset: true, error: (issue) => (issue.input == null ? MESSAGES.empty : message) })
    .transform((v) => new Date(v).toISOString());
/** A number within bounds, 'Geef een waarde tussen {min} en {max}'. */
export const between = (min: number, max: number) =>
  z.number(MESSAGES.between(min, max)).min(min, MESSAGES.between(min, max)).max(max, MESSAGES.between(min, max));
/** Euros with at most two decimals in the API; storage and events hold integer cents (decisions, "Identifiers and shapes"). */
export const euros = z
  .number(MESSAGES.empty)
  .min(0, 'Geef een bedrag vanaf € 0,00')
  .max(1_000_000, 'Geef een bedrag tot € 1.000.000,00')
  .refine((v) => Math.abs(v * 100 - Math.round(v * 100)) < 1e-6, 'Ten hoogste twee decimalen');
export const toCents = (amount: number): number => Math.round(amount * 100);
export const toEuros = (cents: number): number => cents / 100;
export const id = z.number().int().positive();
export const ids = z.array(id).max(10_000);
/** `:id` in an address. */
export const idParam = z.coerce.number<number | string>().int().positive().max(2_147_483_647);
