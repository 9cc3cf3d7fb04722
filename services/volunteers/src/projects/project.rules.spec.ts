import fc from 'fast-check';
import { GRACE_MS, isInactive, modeOf, offers } from './project.rules';

const windows = (openFrom: string, closedFrom: string, closedOffStage: string) => ({
  openFrom,
  closedFrom,
  closedOffStage,
});
const p = windows('2026-02-01T08:00:00.000Z', '2026-03-01T22:59:00.000Z', '2026-03-10T22:59:00.000Z');
const at = (text: string) => new Date(text);

describe('what can be registered for', () => {
  it.each([
    ['before it opens', '2026-02-01T07:59:59.999Z', null],
    ['from the moment it opens', '2026-02-01T08:00:00.000Z', 'both'],
    ['until the last moment on stage', '2026-03-01T22:58:59.999Z', 'both'],
    ['when the stage closes', '2026-03-01T22:59:00.000Z', 'off'],
    ['when both are closed', '2026-03-10T22:59:00.000Z', null],
  ])('%s', (_, now, mode) => expect(modeOf(p, at(now))).toBe(mode));

  it('is on stage only when that closes last', () => {
    const other = windows(p.openFrom, p.closedOffStage, p.closedFrom);
    expect(modeOf(other, at('2026-03-05T00:00:00Z'))).toBe('on');
  });

  it.each([
    ['2026-03-02T22:58:59.999Z', 'both'],
    ['2026-03-02T22:59:00.000Z', 'off'],
    ['2026-03-11T22:58:59.999Z', 'off'],
    ['2026-03-11T22:59:00.000Z', null],
  ])('with the grace of 24 hours at %s', (now, mode) => expect(modeOf(p, at(now), GRACE_MS)).toBe(mode));
});

describe('the grace is 24 hours that pass, also when the clock of Brussels changes in between', () => {
  // 2026-03-29 has 23 hours, 2026-10-25 has 25: the same time on the clock is 23 or 25 hours later.
  it.each([
    ['spring', '2026-03-28T20:00:00+01:00', '2026-03-29T20:59:59+02:00', '2026-03-29T21:00:00+02:00'],
    ['autumn', '2026-10-24T20:00:00+02:00', '2026-10-25T18:59:59+01:00', '2026-10-25T19:00:00+01:00'],
  ])('in %s', (_, close, lastOpen, firstClosed) => {
    const closing = windows('2026-01-01T00:00:00.000Z', at(close).toISOString(), at(close).toISOString());
    expect(modeOf(closing, at(lastOpen), GRACE_MS)).toBe('both');
    expect(modeOf(closing, at(firstClosed), GRACE_MS)).toBeNull();
    expect(isInactive(closing, at(lastOpen))).toBe(false);
    expect(isInactive(closing, at(firstClosed))).toBe(true);
  });
});

const moment = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString());
const anyWindows = fc.record({ openFrom: moment, closedFrom: moment, closedOffStage: moment });

it('whoever can register now could do so with grace, and only for an active project', () => {
  fc.assert(
    fc.property(anyWindows, moment, fc.boolean(), (project, now, onStage) => {
      const graced = modeOf(project, at(now), GRACE_MS);
      if (offers(modeOf(project, at(now)), onStage)) expect(offers(graced, onStage)).toBe(true);
      if (graced) expect(isInactive(project, at(now))).toBe(false);
    }),
  );
});
