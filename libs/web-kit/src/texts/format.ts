import { TIME_ZONE } from './brussels';

type Moment = string | Date | null | undefined;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hourCycle: 'h23', ...options });
const date = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const time = formatter({ hour: '2-digit', minute: '2-digit' });
const money = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 });

const isDay = (value: Moment): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const empty = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';

/** `DD/MM/YYYY`. A calendar day (`YYYY-MM-DD`) stays that day; an instant is read in Brussels. Nothing gives ''. */
export function formatDate(value: Moment): string {
  if (empty(value)) return '';
  return isDay(value) ? value.split('-').reverse().join('/') : date.format(new Date(value));
}
/** `HH:mm` in Brussels. */
export const formatTime = (value: Moment): string => (empty(value) ? '' : time.format(new Date(value)));
/** `DD/MM/YYYY HH:mm` in Brussels. */
export const formatDateTime = (value: Moment): string =>
  empty(value) ? '' : `${formatDate(value)} ${formatTime(value)}`;

/** Euros: `€ 1.234,56`, with a space that does not break. */
export const formatMoney = (euros: number | null | undefined): string => (empty(euros) ? '' : money.format(euros));
/** `1.234,5`: at most two decimals. */
export const formatNumber = (value: number | null | undefined): string => (empty(value) ? '' : number.format(value));

/**
 * Reads an amount as people type it: `12,5`, `12.50`, `€ 1.234,56`, `1 234`. A single dot before three digits
 * separates thousands, as in Dutch. Undefined when it is not an amount.
 */
export function parseMoney(input: string): number | undefined {
  const bare = input.replace(/[€\s]/g, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const thousands = /^-?\d{1,3}(\.\d{3})+$/.test(bare) || bare.includes(',');
  const plain = thousands ? bare.replace(/\./g, '').replace(',', '.') : bare;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** `1 artikel`, `2.041 artikels`. */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
