import { randomInt } from 'node:crypto';
import { MESSAGES } from '@stoet/contracts';
import type { Caller } from '@stoet/contracts';
import { SIZE_NAMES, type Sizes } from '@stoet/contracts/volunteers/sizes';
import type { Profile } from './profile.schema';

const BRUSSELS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' });
/** The calendar day in Brussels, `YYYY-MM-DD`. */
export const brusselsDay = (at: Date): string => BRUSSELS_DAY.format(at);

const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

/** Birth dates (`YYYY-MM-DD`, compared as text) of who is at least `minAge` and at most `maxAge` years old today. */
export function birthDates({ minAge, maxAge }: { minAge?: number; maxAge?: number }, today: string) {
  return {
    ...(minAge !== undefined && { $lte: yearsBefore(today, minAge) }),
    ...(maxAge !== undefined && { $gt: yearsBefore(today, maxAge + 1) }),
  };
}

/** A PIN of 5 digits that cannot be guessed from another one (decisions, "Attendance"). */
export const newPin = (): string => String(randomInt(100_000)).padStart(5, '0');

/** Whether a profile is the caller's own: the active one, or another one of his account. */
export const isOwn = (caller: Caller, profile: Pick<Profile, '_id' | 'accountId'>): boolean =>
  profile._id === caller.profileId || (profile.accountId !== null && profile.accountId === caller.accountId);

/** What decides who may change sizes. */
type SizeFlags = Pick<Profile, '_id' | 'accountId' | 'clothingFrozen' | 'canEditClothingSizes'>;

/**
 * Frozen sizes are changed by nobody; one's own when allowed, staff's own always; those of others by level 1
 * (spec/volunteers §4, §6).
 */
export function mayEditSizes(profile: SizeFlags, caller: Caller): boolean {
  if (profile.clothingFrozen) return false;
  if (caller.level === 1) return true;
  return isOwn(caller, profile) && (caller.isStaff || profile.canEditClothingSizes);
}

/** Sizes that are required and missing: the shirt size always, others when they were known (spec/volunteers §5). */
export function missingSizes(stored: Sizes, given: Partial<Sizes>): Record<string, string> {
  const required = SIZE_NAMES.filter((name) => name === 'shirtSize' || stored[name] !== null);
  return Object.fromEntries(required.filter((name) => given[name] == null).map((name) => [name, MESSAGES.empty]));
}
