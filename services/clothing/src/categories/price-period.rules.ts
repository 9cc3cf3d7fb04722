import { PRICE_LETTERS, type PriceLetter } from '@stoet/contracts/clothing/category.contract';
import { addDays } from '../days';

/** Prices in cents for 30 days that hold from a day until a day (included), or until further notice. */
export type PricePeriod = { startDt: string; endDt: string | null; replacementPrice: number } & Record<
  `price${PriceLetter}`,
  number
>;

/** The prices that hold on a day; undefined before the first. */
export const priceOn = (periods: readonly PricePeriod[], day: string): PricePeriod | undefined =>
  periods.find(({ startDt, endDt }) => startDt <= day && (endDt === null || day <= endDt));

/** Cents for 30 days of price category 1 to 5. */
export const centsOf = (period: PricePeriod, priceCategory: number): number =>
  period[`price${PRICE_LETTERS[priceCategory - 1]}`];

/**
 * The periods with new prices from `added.startDt` on: what held that day ends the day before, what begins later stays,
 * and prices that begin the same day are replaced. Sorted by start, without gap or overlap (spec/clothing §4).
 */
export function withPeriod(periods: readonly PricePeriod[], added: Omit<PricePeriod, 'endDt'>): PricePeriod[] {
  const others = periods.filter(({ startDt }) => startDt !== added.startDt);
  const sorted = [...others, { ...added, endDt: null }].sort((a, b) => (a.startDt < b.startDt ? -1 : 1));
  return sorted.map((period, i) => ({
    ...period,
    endDt: i + 1 < sorted.length ? addDays(sorted[i + 1].startDt, -1) : null,
  }));
}
