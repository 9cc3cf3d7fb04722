import type { AnswerOf } from '@stoet/contracts';
import type { presenceRoutes, repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import remote from './remote';

export { remote };
export const PROJECT = 3;
const MINUTE = 60_000;
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

type Row = AnswerOf<typeof repetitionRoutes.list>['data'][number];

/** A repetition that starts in so many minutes. */
export const repetitionOf = (id: number, startsIn: number, more: Partial<Row> = {}): Row => ({
  ...{ id, projectId: PROJECT, projectName: 'Stoet 2026', identifier: `REP${id}`, name: `Doorloop ${id}` },
  ...{ description: 'Met iedereen', startDt: inMinutes(startsIn), endDt: inMinutes(startsIn + 120) },
  ...{ register: true, open: true, locationId: 1, locationName: 'De Warande', typeId: 2, typeName: 'Doorloop' },
  mine: { present: false, markedPresent: true, reason: '' },
  ...more,
});

/** Answer of a list call with these rows. */
export const listOf = <T>(data: T[], total = data.length) => ({
  ...{ data, total, offset: 0, items: 10, filters: {}, message: '' },
});

type Presence = AnswerOf<typeof presenceRoutes.list>;
type Entry = Presence['data'][number];

export const entryOf = (id: number, firstName: string, lastName: string, more: Partial<Entry> = {}): Entry => ({
  ...{ id, firstName, lastName, cellPhone: '0470 11 22 33', phoneNumber: '', reason: '' },
  ...{ present: false, markedPresent: true, isRoleUser: false, state: 3, settings: null },
  ...more,
});

/** Attendance of a repetition that starts in so many minutes. */
export const presenceOf = (startsIn: number, data: Entry[], more: Partial<Presence['repetition']> = {}): Presence => ({
  repetition: {
    ...{ id: 7, projectId: PROJECT, identifier: 'REP7', name: 'Doorloop 7', description: 'Met iedereen' },
    ...{ startDt: inMinutes(startsIn), endDt: inMinutes(startsIn + 120), register: true, open: true },
    typeName: 'Doorloop',
    location: { name: 'De Warande', address: 'Warandestraat 42, 2300 Turnhout' },
    scenes: [{ id: 1, identifier: 'S1', name: 'De markt' }],
    ...more,
  },
  ...{ data, total: data.length, now: new Date().toISOString() },
});
