/** Attendance at a repetition: pure rules that the service enforces and the pages show (spec/production §4, §9). */
const MINUTE = 60_000;

/** Announcing, cancelling and marking end this long before the start. */
export const ANNOUNCE_CUTOFF_MS = 30 * MINUTE;
/** PINs are taken from this long before the start … */
export const PIN_OPENS_BEFORE_MS = 90 * MINUTE;
/** … until this long after it. */
export const PIN_CLOSES_AFTER_MS = 15 * MINUTE;
/** Who announced and is not there counts as 'probably present' this long after the start. */
export const GRACE_MS = 15 * MINUTE;
export const PIN_LENGTH = 5;
/** Wrong PINs that one screen may enter in a minute (decisions, "Attendance"). */
export const PIN_TRIES_PER_MINUTE = 10;

/** Codes of decisions, "Attendance": 1 present, 0 justified absent, 2 unjustified absent, 3 probably present. */
export const ATTENDANCE = { justifiedAbsent: 0, present: 1, unjustifiedAbsent: 2, probablyPresent: 3 } as const;
export type AttendanceState = (typeof ATTENDANCE)[keyof typeof ATTENDANCE];

/** What an attendance depends on: presence registration on or off, and the start as ISO 8601. */
export interface AttendanceRepetition {
  readonly startDt: string;
  readonly register: boolean;
}
export interface AttendanceMarks {
  /** Confirmed by PIN. */
  readonly present: boolean;
  /** Announced attending. */
  readonly markedPresent: boolean;
}

/** State of one person at a repetition, at a moment in milliseconds. */
export function attendanceState(
  { present, markedPresent }: AttendanceMarks,
  { startDt, register }: AttendanceRepetition,
  now: number,
): AttendanceState {
  if (present) return ATTENDANCE.present;
  if (!markedPresent) return ATTENDANCE.justifiedAbsent;
  if (!register) return ATTENDANCE.present;
  return now <= Date.parse(startDt) + GRACE_MS ? ATTENDANCE.probablyPresent : ATTENDANCE.unjustifiedAbsent;
}

/** Whether attendance may still be announced, cancelled or marked: more than 30 minutes before the start. */
export const mayAnnounce = (startDt: string, now: number): boolean => Date.parse(startDt) - now > ANNOUNCE_CUTOFF_MS;

/** First and last moment, in milliseconds, at which a PIN is taken. */
export const pinWindow = (startDt: string): { from: number; until: number } => ({
  from: Date.parse(startDt) - PIN_OPENS_BEFORE_MS,
  until: Date.parse(startDt) + PIN_CLOSES_AFTER_MS,
});

/** Whether a PIN is taken now: only with presence registration on, and inside the window. */
export function mayEnterPin({ startDt, register }: AttendanceRepetition, now: number): boolean {
  const { from, until } = pinWindow(startDt);
  return register && now >= from && now <= until;
}
