import { PERIOD_DAYS } from '@stoet/contracts/clothing/order.contract';
import { addDays, daysBetween } from '../days';

const VAT_PERCENT = 21;

/** Rental periods that are begun: ceil(days / 30) (spec/clothing §5). */
export const periodsOf = (fromDt: string, toDt: string): number =>
  Math.ceil(Math.abs(daysBetween(fromDt, toDt)) / PERIOD_DAYS);

/** Last day without a fine: `fromDt` and 30 days a period (spec/clothing §9). */
export const returnBeforeOf = (fromDt: string, periods: number): string => addDays(fromDt, PERIOD_DAYS * periods);

/** Cents of a line for a rental of some days, from the price of one piece for 30 days (spec/clothing §9). */
export const linePrice = (centsForPeriod: number, pieces: number, days: number): number =>
  Math.round((centsForPeriod * pieces * days) / PERIOD_DAYS);

/** Cents of VAT on a price in cents. */
export const vatOf = (cents: number): number => Math.round((cents * VAT_PERCENT) / 100);

/** Days past the last day without a fine; 0 when there are none. */
export const daysLate = (returnBefore: string, day: string): number => Math.max(0, daysBetween(returnBefore, day));

/** Cents of fine: pieces × days late × cents per piece per day (spec/clothing §9). */
export const fineOf = (pieces: number, late: number, centsPerDay: number): number => pieces * late * centsPerDay;

/** Pieces of a line that are still out. */
export const outstandingOf = ({ amount, returned }: { amount: number; returned: number }): number => amount - returned;

interface CountedLine {
  amount: number;
  returned: number;
  /** Cents for the whole rental. */
  price: number;
  /** Cents for one piece that does not come back. */
  replacementPrice: number;
}

/** What an order's lines come to: counts, and cents. */
export function totalsOf(lines: readonly CountedLine[]) {
  const sum = (of: (line: CountedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const price = sum((line) => line.price);
  return {
    totalItems: sum((line) => line.amount),
    outstanding: sum(outstandingOf),
    price,
    vat: vatOf(price),
    replacementPrice: sum((line) => outstandingOf(line) * line.replacementPrice),
  };
}
