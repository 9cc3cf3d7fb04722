import { MESSAGES } from '@stoet/contracts';
import { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { dayOf, instantOf, text, timeOf } from '@stoet/web-kit/texts';
import type { AnswerOf } from '@stoet/contracts';
import { z } from 'zod';

const { startDt: _start, endDt: _end, data: _data, ...typed } = repetitionRoutes.update.body.shape;
const time = z.string(MESSAGES.empty).regex(/^([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.time);
const ids = z.array(z.number()).default([]);
/** A rehearsal that ends before this hour began the evening before. */
const NIGHT_ENDS = '06:00';

/** The contract's body as people fill it in: one day with two times, and the choices apart. */
export const repetitionForm = z
  .strictObject({
    ...typed,
    day: z.iso.date(MESSAGES.date),
    start: time,
    end: time,
    scenes: ids,
    groups: ids,
    roles: ids,
    users: ids,
  })
  .refine((v) => v.end > v.start || v.end < NIGHT_ENDS, {
    path: ['end'],
    error: () => text('production:repetitions.endAfterStart'),
    when: ({ value }) => {
      const { start, end } = value as { start?: unknown; end?: unknown };
      return time.safeParse(start).success && time.safeParse(end).success;
    },
  });
export type RepetitionFormValues = z.output<typeof repetitionForm>;

/** What has to be filled in before saving (spec/production §5), in the order of the form. */
export const REQUIRED = ['identifier', 'name', 'description', 'day', 'start', 'end', 'locationId', 'typeId'] as const;

/** The fields of REQUIRED that are still empty. */
export const missingIn = (values: Partial<z.input<typeof repetitionForm>>): (typeof REQUIRED)[number][] =>
  REQUIRED.filter((name) => values[name] === undefined || values[name] === null || String(values[name]).trim() === '');

/** The body to save: instants of the times in Brussels; after midnight is the next day. */
export function bodyOf({ day, start, end, scenes, groups, roles, users, ...rest }: RepetitionFormValues) {
  const startDt = instantOf(day, start);
  const noon = new Date(`${day}T12:00:00Z`);
  const nextDay = new Date(noon.getTime() + 24 * 3600_000).toISOString().slice(0, 10);
  return {
    ...rest,
    startDt,
    endDt: instantOf(end > start ? day : nextDay, end),
    data: { scenes, groups, roles, users },
  };
}

/** What the form of a stored repetition begins with. */
export function valuesOf(repetition: AnswerOf<typeof repetitionRoutes.one>): Partial<z.input<typeof repetitionForm>> {
  const { startDt, endDt, data, identifier, name, description, locationId, typeId } = repetition;
  const { register, notifications, sendMail, all, cast } = repetition;
  return {
    ...{ identifier, name, description, locationId, typeId, register, notifications, sendMail, all, cast },
    ...{ day: dayOf(startDt), start: timeOf(startDt), end: timeOf(endDt) },
    ...data,
  };
}
