import fc from 'fast-check';
import { ATTENDANCE, attendanceState, mayAnnounce, mayEnterPin } from './attendance';

const START = Date.parse('2026-10-24T17:00:00.000Z');
const startDt = new Date(START).toISOString();
const MINUTE = 60_000;
const marks = fc.record({ present: fc.boolean(), markedPresent: fc.boolean() });
const moments = fc.integer({ min: -48 * 60 * MINUTE, max: 48 * 60 * MINUTE }).map((offset) => START + offset);

describe('attendance', () => {
  it.each([
    ['confirmed by PIN', { present: true, markedPresent: false }, true, 16, ATTENDANCE.present],
    ['announced, before the start', { present: false, markedPresent: true }, true, -120, ATTENDANCE.probablyPresent],
    ['announced, just in the grace', { present: false, markedPresent: true }, true, 15, ATTENDANCE.probablyPresent],
    ['announced, not in registration', { present: false, markedPresent: true }, false, 600, ATTENDANCE.present],
    ['not announced', { present: false, markedPresent: false }, true, 16, ATTENDANCE.justifiedAbsent],
    ['not announced, no registration', { present: false, markedPresent: false }, false, 16, ATTENDANCE.justifiedAbsent],
  ])('%s', (_, given, register, minutes, state) => {
    expect(attendanceState(given, { startDt, register }, START + minutes * MINUTE)).toBe(state);
  });

  it('becomes unjustified one millisecond after the grace of 15 minutes', () => {
    const announced = { present: false, markedPresent: true };
    const at = (ms: number) => attendanceState(announced, { startDt, register: true }, START + ms);
    expect([at(15 * MINUTE), at(15 * MINUTE + 1)]).toEqual([ATTENDANCE.probablyPresent, ATTENDANCE.unjustifiedAbsent]);
  });

  it('only ever turns from probable into unjustified as time passes', () => {
    fc.assert(
      fc.property(marks, fc.boolean(), moments, moments, (given, register, one, other) => {
        const [early, late] = [one, other].sort((a, b) => a - b);
        const before = attendanceState(given, { startDt, register }, early);
        const after = attendanceState(given, { startDt, register }, late);
        if (before !== after)
          expect([before, after]).toEqual([ATTENDANCE.probablyPresent, ATTENDANCE.unjustifiedAbsent]);
      }),
    );
  });

  it('is announced until more than 30 minutes before the start', () => {
    expect(mayAnnounce(startDt, START - 30 * MINUTE - 1)).toBe(true);
    expect(mayAnnounce(startDt, START - 30 * MINUTE)).toBe(false);
  });

  it('takes PINs from 90 minutes before to 15 minutes after, both included, and never without registration', () => {
    const open = (ms: number) => mayEnterPin({ startDt, register: true }, START + ms);
    expect([open(-90 * MINUTE - 1), open(-90 * MINUTE), open(15 * MINUTE), open(15 * MINUTE + 1)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    fc.assert(fc.property(moments, (now) => !mayEnterPin({ startDt, register: false }, now)));
  });
});
