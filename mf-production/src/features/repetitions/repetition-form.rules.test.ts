import fc from 'fast-check';
import { bodyOf, missingIn, repetitionForm } from './repetition-form.rules';

const filled = {
  ...{ identifier: 'R1', name: 'Doorloop', description: 'Met iedereen', locationId: 1, typeId: 2 },
  ...{ day: '2026-10-24', start: '19:30', end: '21:30' },
};
const valid = (more: object) => repetitionForm.safeParse({ ...filled, ...more });

describe('times of a repetition', () => {
  it('are Brussels’ own, also in the night that the clock changes', () => {
    const body = bodyOf(repetitionForm.parse({ ...filled, start: '22:00', end: '03:30' }));
    expect([body.startDt, body.endDt]).toEqual(['2026-10-24T20:00:00.000Z', '2026-10-25T02:30:00.000Z']);
  });

  it('end after the start, or after midnight', () => {
    expect(valid({ end: '19:30' }).error?.issues[0].path).toEqual(['end']);
    expect(valid({ end: '05:59' }).success).toBe(true);
    expect(valid({ end: '06:00' }).success).toBe(false);
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const text = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, (from, until) => {
        const result = valid({ start: text(from), end: text(until) });
        if (!result.success) return;
        const { startDt, endDt } = bodyOf(result.data);
        expect(Date.parse(endDt)).toBeGreaterThan(Date.parse(startDt));
      }),
    );
  });
});

describe('what is still needed', () => {
  it('names every field of the specification, in order', () => {
    expect(missingIn({})).toEqual(['identifier', 'name', 'description', 'day', 'start', 'end', 'locationId', 'typeId']);
    expect(missingIn({ ...filled, name: '  ' })).toEqual(['name']);
    expect(missingIn(filled)).toEqual([]);
  });
});
