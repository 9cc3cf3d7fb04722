/** Every instant is shown, and every time typed, in this zone, whatever the device says. */
export const TIME_ZONE = 'Europe/Brussels';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function wallClock(at: Date): { day: string; time: string } {
  const part = Object.fromEntries(parts.formatToParts(at).map((p) => [p.type, p.value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}:${part.second}` };
}

/** The calendar day in Brussels of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string | Date): string => wallClock(new Date(instant)).day;
/** The time of day in Brussels of an instant, `HH:mm`. */
export const timeOf = (instant: string | Date): string => wallClock(new Date(instant)).time.slice(0, 5);

/** Milliseconds that Brussels is ahead of UTC at an instant. */
function offsetAt(at: number): number {
  const { day, time } = wallClock(new Date(at));
  return Date.parse(`${day}T${time}Z`) - Math.floor(at / 1000) * 1000;
}

/**
 * The instant at which it is `time` (`HH:mm`) on `day` (`YYYY-MM-DD`) in Brussels, ISO 8601 in UTC.
 * A time that the clock skips in March means one hour later; one that comes twice in October means the first.
 */
export function instantOf(day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const first = wall - offsetAt(wall - 24 * 3_600_000);
  const exact = wall - offsetAt(first) === first;
  const second = wall - offsetAt(wall + 24 * 3_600_000);
  return new Date(exact || wall - offsetAt(second) !== second ? first : second).toISOString();
}
