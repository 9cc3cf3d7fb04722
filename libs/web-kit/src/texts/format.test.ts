import fc from 'fast-check';
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatTime,
  instantOf,
  parseMoney,
  plural,
  timeOf,
} from '.';

const plain = (s: string) => s.replace(/\s/g, ' ');

describe('dates in Brussels', () => {
  it('shows days and instants as DD/MM/YYYY and 24 hours', () => {
    expect(formatDate('2026-01-02')).toBe('02/01/2026');
    expect(formatDate('2026-07-14T22:30:00Z')).toBe('15/07/2026');
    expect(formatDateTime('2026-01-01T23:05:00Z')).toBe('02/01/2026 00:05');
    expect(formatTime('2026-07-14T12:00:00Z')).toBe('14:00');
    expect([formatDate(null), formatDateTime(undefined), formatTime('')]).toEqual(['', '', '']);
  });

  it('follows the clock change in March', () => {
    expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29/03/2026 01:59');
    expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29/03/2026 03:00');
    expect(instantOf('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(instantOf('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(formatTime(instantOf('2026-03-29', '02:30'))).toBe('03:30');
  });

  it('follows the clock change in October, and takes the first of an hour that comes twice', () => {
    expect(formatDateTime('2026-10-25T00:30:00Z')).toBe('25/10/2026 02:30');
    expect(formatDateTime('2026-10-25T01:30:00Z')).toBe('25/10/2026 02:30');
    expect(instantOf('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOf('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it('reads back every instant that it shows, but for the hour that comes twice', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (date) => {
        const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
        const back = new Date(instantOf(dayOf(minute), timeOf(minute)));
        expect([0, 3_600_000]).toContain(minute.getTime() - back.getTime());
        expect(formatDateTime(back)).toBe(formatDateTime(minute));
      }),
    );
  });
});

describe('amounts', () => {
  it('shows euros and numbers the Belgian way', () => {
    expect(plain(formatMoney(1234.56))).toBe('€ 1.234,56');
    expect(formatMoney(null)).toBe('');
    expect(formatNumber(2041)).toBe('2.041');
    expect([plural(1, 'artikel', 'artikels'), plural(2041, 'artikel', 'artikels')]).toEqual([
      '1 artikel',
      '2.041 artikels',
    ]);
  });

  it.each([
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['€ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['1 234,00', 1234],
    ['0,05', 0.05],
    ['12,5,0', undefined],
    ['twaalf', undefined],
    ['', undefined],
  ])('reads %s as %s', (typed, amount) => expect(parseMoney(typed)).toBe(amount));
});
