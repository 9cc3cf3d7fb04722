import fc from 'fast-check';
import { addDays, daysBetween } from '../days';
import { daysLate, fineOf, linePrice, periodsOf, returnBeforeOf, totalsOf, vatOf } from './order.rules';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const cents = fc.integer({ min: 0, max: 1_000_000 });
const pieces = fc.integer({ min: 1, max: 200 });

describe('periods', () => {
  it.each([
    ['2026-01-01', '2026-01-02', 1],
    ['2026-01-01', '2026-01-31', 1],
    ['2026-01-01', '2026-02-01', 2],
    ['2026-03-20', '2026-04-19', 1], // the clock changes in between
    ['2026-01-01', '2026-01-01', 0],
  ])('from %s to %s: %i', (from, to, periods) => expect(periodsOf(from, to)).toBe(periods));

  it('cover the whole rental, with less than a period to spare', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 4000 }), (from, days) => {
        const end = addDays(from, days);
        const before = returnBeforeOf(from, periodsOf(from, end));
        expect(daysBetween(end, before)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(end, before)).toBeLessThan(30);
      }),
    );
  });
});

describe('price', () => {
  it('is the price of 30 days, by day', () => {
    expect(linePrice(1000, 1, 30)).toBe(1000);
    expect(linePrice(1000, 3, 45)).toBe(4500);
    expect(linePrice(1000, 1, 1)).toBe(33);
    expect(vatOf(1000)).toBe(210);
  });

  it('is whole cents, never less for more days or pieces', () => {
    fc.assert(
      fc.property(cents, pieces, fc.integer({ min: 1, max: 400 }), (price, count, days) => {
        const line = linePrice(price, count, days);
        expect(Number.isInteger(line)).toBe(true);
        expect(linePrice(price, count, days + 1)).toBeGreaterThanOrEqual(line);
        expect(linePrice(price, count + 1, days)).toBeGreaterThanOrEqual(line);
      }),
    );
  });

  it('of an order is the sum of its lines, and the replacement value counts only what is out', () => {
    const line = fc
      .record({
        amount: pieces,
        price: cents,
        replacementPrice: cents,
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ part, ...l }) => ({ ...l, returned: Math.floor(l.amount * part) }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = totalsOf(lines);
        const back = totalsOf(lines.map((l) => ({ ...l, returned: l.amount })));
        expect(totals.price).toBe(lines.reduce((sum, l) => sum + l.price, 0));
        expect(totals.vat).toBe(vatOf(totals.price));
        expect(totals.outstanding).toBeLessThanOrEqual(totals.totalItems);
        expect(back).toMatchObject({ outstanding: 0, replacementPrice: 0, price: totals.price });
      }),
    );
  });
});

describe('fine', () => {
  it('begins the day after the last day', () => {
    expect(daysLate('2026-01-31', '2026-01-31')).toBe(0);
    expect(daysLate('2026-01-31', '2026-02-01')).toBe(1);
    expect(fineOf(3, 2, 50)).toBe(300);
  });

  it('is nothing in time, and grows by the same every day after', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), pieces, cents, (before, shift, count, perDay) => {
        const fine = (at: number) => fineOf(count, daysLate(before, addDays(before, at)), perDay);
        if (shift <= 0) expect(fine(shift)).toBe(0);
        else expect(fine(shift + 1) - fine(shift)).toBe(count * perDay);
      }),
    );
  });
});
