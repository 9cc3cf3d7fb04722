import { z } from 'zod';
import { id, idParam, ids, instant, text } from '../fields';
import { filter, listRoutes } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import { needs, needsOrOwn, route } from '../route';
import { PIN_LENGTH } from './attendance';
import { projectResourceRoutes } from './project-resource';

const service = 'production' as const;
const moment = z.iso.datetime();
const named = z.object({ id, identifier: z.string(), name: z.string() });

/** Who is expected: chosen people, groups, roles and whole scenes. Empty with `all`. */
export const repetitionSelection = z.strictObject({ scenes: ids, groups: ids, roles: ids, users: ids });
export type RepetitionSelection = z.output<typeof repetitionSelection>;

/** The caller's own attendance; null when he does not take part. */
const ownAttendance = z.object({ present: z.boolean(), markedPresent: z.boolean(), reason: z.string() }).nullable();
const row = z.object({
  id,
  projectId: id,
  projectName: z.string(),
  identifier: z.string(),
  name: z.string(),
  description: z.string(),
  startDt: moment,
  endDt: moment,
  register: z.boolean(),
  open: z.boolean(),
  locationId: id,
  locationName: z.string(),
  typeId: id,
  typeName: z.string(),
  mine: ownAttendance,
});
const fields = {
  identifier: text(1, 10),
  name: text(1, 70),
  description: text(1, 255),
  startDt: instant(),
  endDt: instant(),
  locationId: id,
  typeId: id,
  register: z.boolean().default(true),
  notifications: z.boolean().default(false),
  sendMail: z.boolean().default(false),
  /** Everybody who is on stage in the project. */
  all: z.boolean().default(true),
  /** Only this cast of the chosen groups and roles. */
  cast: id.nullable().default(null),
  data: repetitionSelection.default({ scenes: [], groups: [], roles: [], users: [] }),
};
const filters = {
  text: filter.text,
  past: filter.flag,
  open: filter.flag,
  type: filter.id,
  location: filter.id,
};
const sorts = ['startDt', 'name', 'identifier'] as const satisfies readonly [string, ...string[]];
const inProject = projectResourceRoutes({
  listPath: '/api/project/:projectId/repetitions',
  manyPath: '/api/repetitions',
  onePath: '/api/repetition/:id',
  resource: 'repetitions',
  label: 'Repetitie',
  row,
  one: row.extend({
    notifications: z.boolean(),
    sendMail: z.boolean(),
    all: z.boolean(),
    cast: id.nullable(),
    data: repetitionSelection,
  }),
  fields,
  filters,
  sorts: [...sorts],
});
/** Over all projects that the caller may read; `mine`: those that he takes part in. Participants only get their own. */
const everywhere = listRoutes({
  service,
  path: '/api/repetitions',
  right: needsOrOwn('repetitions.read'),
  exportRight: needs('repetitions.export'),
  summary: 'Repetities van alle projecten',
  row,
  filters: { ...filters, mine: filter.flag, project: filter.id },
  sorts: [...sorts],
  createsHere: true,
});

const someIds = z.strictObject({ ids: z.array(id).min(1).max(500) });
const choice = named.extend({ checked: z.boolean() });
const many = { service, method: 'PUT', right: needs('repetitions.openclose'), body: someIds } as const;

export const repetitionRoutes = {
  ...inProject,
  create: route({ ...inProject.create, path: '/api/repetitions', orList: everywhere.search }),
  listAll: everywhere.list,
  searchAll: everywhere.search,
  checkedAll: everywhere.checked,
  exportAll: everywhere.export,
  ofUser: route({
    service,
    method: 'GET',
    path: '/api/project/:projectId/user/:userId/repetitions',
    summary: 'Repetities van een medewerker in een project',
    right: needsOrOwn('users.repetitions', 'repetitions.read'),
    params: z.strictObject({ projectId: idParam, userId: idParam }),
    answer: z.object({ data: z.array(row) }),
    errors: ['not_found'],
  }),
  open: route({
    ...many,
    path: '/api/repetitions/open',
    summary: 'Repetities openen',
    answer: doneAnswer,
    errors: ['not_found'],
  }),
  close: route({
    ...many,
    path: '/api/repetitions/close',
    summary: 'Repetities sluiten',
    answer: doneAnswer,
    errors: ['not_found'],
  }),
  copy: route({
    service,
    method: 'GET',
    path: '/api/repetitions/copy/:id',
    summary: 'Repetitie kopiëren',
    right: needs('repetitions.create'),
    answer: createdAnswer,
    errors: ['not_found'],
  }),
  selectorData: route({
    service,
    method: 'GET',
    path: '/api/repetitions/selectorData',
    summary: 'Wie er voor een repetitie gekozen kan worden',
    right: needs('repetitions.create', 'repetitions.update'),
    query: z.strictObject({ projectId: idParam, repetitionId: idParam.optional() }),
    answer: z.object({
      allChecked: z.boolean(),
      scenes: z.array(choice.extend({ groups: z.array(id), roles: z.array(id) })),
      groups: z.array(choice),
      roles: z.array(choice),
      users: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), checked: z.boolean() })),
      casts: z.array(z.object({ id, name: z.string(), checked: z.boolean() })),
    }),
    errors: ['not_found'],
  }),
} as const;

const presenceEntry = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  cellPhone: z.string(),
  phoneNumber: z.string(),
  present: z.boolean(),
  markedPresent: z.boolean(),
  reason: z.string(),
  /** Expected in a role of his own, not only in a group. */
  isRoleUser: z.boolean(),
  /** 1 present, 0 justified absent, 2 unjustified absent, 3 probably present: at the time of the answer. */
  state: z.number().int(),
  /** Null without the right to see PINs. */
  settings: z.object({ pin: z.string() }).nullable(),
});
const pin = z.string().regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), 'Een pincode bestaat uit 5 cijfers');

/** Attendance at repetitions (spec/production §4, §7; decisions, "Attendance"). */
export const presenceRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/api/repetitions/:id/presence',
    summary: 'Aanwezigheid op een repetitie',
    right: needs('repetitions.read', 'repetitions.present'),
    answer: z.object({
      repetition: z.object({
        id,
        projectId: id,
        identifier: z.string(),
        name: z.string(),
        description: z.string(),
        startDt: moment,
        endDt: moment,
        register: z.boolean(),
        open: z.boolean(),
        typeName: z.string(),
        location: z.object({ name: z.string(), address: z.string() }),
        scenes: z.array(named),
      }),
      data: z.array(presenceEntry),
      total: z.number().int(),
      /** The server's clock, which windows and states follow. */
      now: moment,
    }),
    errors: ['not_found'],
  }),
  mark: route({
    service,
    method: 'PUT',
    path: '/api/repetition/:id/mark-presence',
    summary: 'Aanwezigheid aankondigen of annuleren',
    right: needsOrOwn('repetitions.present'),
    body: z
      .strictObject({
        present: z.boolean().optional(),
        markedPresent: z.boolean().optional(),
        /** Somebody else, for who may take attendance. */
        userId: id.optional(),
        reason: z.string().trim().max(255, 'max. 255 karakters').optional(),
      })
      .refine((b) => b.present !== undefined || b.markedPresent !== undefined, {
        path: ['markedPresent'],
        message: 'Veld mag niet leeg zijn',
      }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  enterPin: route({
    service,
    method: 'POST',
    path: '/api/repetitions/:id/enterPin',
    summary: 'Pincode ingeven aan de ingang',
    right: needs('repetitions.present'),
    body: z.strictObject({
      pin,
      /** Repetitions that share the screen; that of the address always counts. */
      repetitionIds: z.array(id).max(20).default([]),
      /** What the entry makes of it; the opposite of what was when not told. */
      present: z.boolean().optional(),
    }),
    answer: z.object({
      success: z.boolean(),
      firstName: z.string(),
      lastName: z.string(),
      message: z.string(),
      present: z.boolean(),
    }),
    errors: ['invalid', 'not_found', 'conflict', 'too_many'],
  }),
  export: route({
    service,
    method: 'GET',
    path: '/api/reports/repetition.xlsx',
    summary: 'Aanwezigheidslijst van een repetitie: xlsx',
    right: needs('repetitions.export'),
    query: z.strictObject({ repetitionId: idParam }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['not_found'],
  }),
} as const;
