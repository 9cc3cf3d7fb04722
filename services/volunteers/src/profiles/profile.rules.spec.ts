import { Caller, type Level } from '@stoet/contracts';
import fc from 'fast-check';
import { birthDates, brusselsDay, isOwn, mayEditSizes, missingSizes, newPin } from './profile.rules';

const caller = (level: Level, profile = 1, account = 1) =>
  new Caller({ account, profile, level, developer: false, name: '', granted: { global: [], projects: {} } });
const profile = (more = {}) => ({
  _id: 1,
  accountId: 1,
  clothingFrozen: false,
  canEditClothingSizes: true,
  ...more,
});

const fits = (birth: string, dates: { $lte?: string; $gt?: string }) =>
  (dates.$lte === undefined || birth <= dates.$lte) && (dates.$gt === undefined || birth > dates.$gt);

/** Age as people count it: birthdays passed. */
function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('birth dates of an age', () => {
  it('hold exactly those whose age lies between the bounds', () => {
    fc.assert(
      fc.property(day, day, fc.nat(99), fc.nat(99), (birth, today, minAge, maxAge) => {
        const age = ageOn(birth, today);
        expect(fits(birth, birthDates({ minAge, maxAge }, today))).toBe(age >= minAge && age <= maxAge);
      }),
    );
  });

  it('turn on the birthday itself, by the day in Brussels', () => {
    expect(fits('2008-03-01', birthDates({ minAge: 18 }, '2026-02-28'))).toBe(false);
    expect(fits('2008-03-01', birthDates({ minAge: 18 }, '2026-03-01'))).toBe(true);
    expect(brusselsDay(new Date('2026-02-28T23:30:00Z'))).toBe('2026-03-01');
  });
});

describe('sizes', () => {
  it('are changed by their owner when allowed, by staff their own, and of others by level 1 only', () => {
    expect(mayEditSizes(profile(), caller(0))).toBe(true);
    expect(mayEditSizes(profile({ canEditClothingSizes: false }), caller(0))).toBe(false);
    expect(mayEditSizes(profile({ canEditClothingSizes: false }), caller(2))).toBe(true);
    expect(mayEditSizes(profile(), caller(2, 7, 7))).toBe(false);
    expect(mayEditSizes(profile(), caller(1, 7, 7))).toBe(true);
  });

  it('that are frozen are changed by nobody', () => {
    for (const level of [0, 1, 2, 3] as const)
      expect(mayEditSizes(profile({ clothingFrozen: true }), caller(level))).toBe(false);
  });

  it('need a shirt size, and whatever was known before', () => {
    const none = {
      shirtSize: null,
      height: null,
      chest: null,
      waist: null,
      hipSize: null,
      headSize: null,
      clothingSize: null,
    };
    expect(missingSizes(none, {})).toEqual({ shirtSize: 'Veld mag niet leeg zijn' });
    expect(missingSizes({ ...none, height: 170 }, { shirtSize: 'M' })).toEqual({ height: 'Veld mag niet leeg zijn' });
    expect(missingSizes({ ...none, height: 170 }, { shirtSize: 'M', height: 171 })).toEqual({});
  });
});

it('a profile is own when it is the active one or another of the account, never by a missing account', () => {
  expect(isOwn(caller(0, 2, 1), { _id: 1, accountId: 1 })).toBe(true);
  expect(isOwn(caller(0, 2, 1), { _id: 2, accountId: null })).toBe(true);
  expect(isOwn(caller(0, 2, 1), { _id: 1, accountId: null })).toBe(false);
  expect(isOwn(caller(0, 2, 2), { _id: 1, accountId: 1 })).toBe(false);
});

it('a PIN has five digits', () => {
  for (let i = 0; i < 200; i++) expect(newPin()).toMatch(/^\d{5}$/);
});
