import { z } from 'zod';
import { id, instant, optionalText, text } from '../fields';
import { filter, flag } from '../list';
import { doneAnswer, resourceRoutes } from '../resource';
import { needs, needsOrOwn, route } from '../route';

const service = 'volunteers' as const;
const moment = instant();
const optionalMoment = moment.nullable().default(null);

/** The project form (spec/volunteers §5). */
const body = z.strictObject({
  name: text(3, 255),
  title: optionalText(255),
  subtitle: optionalText(255),
  openFrom: moment,
  /** Registration on stage closes. */
  closedFrom: moment,
  /** Registration off stage closes. */
  closedOffStage: moment,
  projectClosed: moment,
  editRegistrationClosed: optionalMoment,
  deleteRegistrationClosed: optionalMoment,
  rolesOpen: optionalMoment,
  rolesClosed: optionalMoment,
  /** The version for a procession. */
  extended: z.boolean().default(false),
  auditions_enabled: z.boolean().default(false),
  auditionHint: z.union([z.literal(''), text(10, 255)]).default(''),
});
export type ProjectFields = z.output<typeof body>;

/** What a registration form offers now: only on stage, only off stage, both, or nothing. */
export const registrationMode = z.enum(['on', 'off', 'both']);
export type RegistrationMode = z.output<typeof registrationMode>;

const row = z.object({
  id,
  ...body.shape,
  inactive: z.boolean(),
  /** What can be registered for now, with the 24 hours of grace; null: nothing. */
  mode: registrationMode.nullable(),
  /** Whether the caller is registered, and under which number. */
  registered: z.boolean(),
  registrationId: id.nullable(),
});
export type Project = z.output<typeof row>;

const ordinary = resourceRoutes({
  service,
  single: 'project',
  plural: 'projects',
  resource: 'projects',
  label: 'Project',
  // Participants see the projects that are open for registration and their own.
  readRight: needsOrOwn('projects.read'),
  exportRight: needs('projects.export'),
  row,
  one: row,
  create: body,
  update: body,
  filters: { text: filter.text, inactive: filter.flag },
  sorts: ['openFrom', 'name', 'projectClosed'],
  defaultDirection: 'desc',
});

export const projectRoutes = {
  ...ordinary,
  /** A project with registrations goes only with `force`; until then 409 says in `details` how many would go too. */
  remove: route({
    service,
    method: 'DELETE',
    path: '/api/project/:id',
    aliases: ordinary.remove.aliases,
    summary: ordinary.remove.summary,
    right: ordinary.remove.right,
    query: z.strictObject({ force: flag.default(false) }),
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
  }),
} as const;
