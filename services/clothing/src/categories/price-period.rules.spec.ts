import fc from 'fast-check';
import { addDays } from '../days';
import { centsOf, priceOn, withPeriod, type PricePeriod } from './price-period.rules';

const prices = (priceA: number) => ({ priceA, priceB: 2, priceC: 3, priceD: 4, priceE: 5, replacementPrice: 6 });
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
const added = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 1000 })), { minLength: 1, maxLength: 12 });
const built = (list: [string, number][]): PricePeriod[] =>
  list.reduce<PricePeriod[]>((periods, [startDt, a]) => withPeriod(periods, { startDt, ...prices(a) }), []);

it('closes the period before', () => {
  const periods = built([
    ['2026-01-01', 10],
    ['2026-03-01', 20],
  ]);
  expect(periods).toMatchObject([
    { startDt: '2026-01-01', endDt: '2026-02-28', priceA: 10 },
    { startDt: '2026-03-01', endDt: null, priceA: 20 },
  ]);
  expect(priceOn(periods, '2025-12-31')).toBeUndefined();
  expect(priceOn(periods, '2026-02-28')?.priceA).toBe(10);
  expect(centsOf(periods[1], 5)).toBe(5);
});

it('never leaves a gap or an overlap, in whatever order prices are added', () => {
  fc.assert(
    fc.property(added, (list) => {
      const periods = built(list);
      periods.forEach(({ endDt }, i) => {
        const next = periods[i + 1];
        expect(endDt).toBe(next ? addDays(next.startDt, -1) : null);
      });
      expect(new Set(periods.map((p) => p.startDt)).size).toBe(periods.length);
    }),
  );
});

it('gives on every day the prices that began last', () => {
  fc.assert(
    fc.property(added, day, (list, at) => {
      const begun = list.filter(([start]) => start <= at);
      const last = begun.reduce<[string, number] | undefined>(
        (best, one) => (!best || one[0] >= best[0] ? one : best),
        undefined,
      );
      expect(priceOn(built(list), at)?.priceA).toBe(last?.[1]);
    }),
  );
});
