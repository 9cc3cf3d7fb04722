import { z } from 'zod';
import { id, idParam, optionalText } from '../fields';
import { sex } from '../gateway/sign-up';
import { filter, listRoutes } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import { needs, needsOrOwn, route, session } from '../route';
import { sizeFields } from './sizes';

const service = 'volunteers' as const;
/** 1 on stage, 0 off stage. */
const location = z.union([z.literal(0), z.literal(1)]);
const roleIds = z
  .array(z.number().int().positive())
  .min(1)
  .max(18)
  .transform((ids) => [...new Set(ids)]);
const town = z.number().int().nonnegative().nullable();
const sizesGiven = z.object(sizeFields).partial().shape;

const texts = { talents: optionalText(1000), remarks: optionalText(1000), diet: optionalText(255) };

const create = z.strictObject({
  location,
  roles: roleIds,
  auditioning: z.boolean().default(false),
  /** Id of `GET /api/parts-of-town`; 0: not from the home town. Required for an extended project. */
  partOfTown: town.default(null),
  ...texts,
  ...sizesGiven,
});
export type NewRegistration = z.output<typeof create>;

const person = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  date_of_birth: z.string().optional(),
  sex: sex.optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  cellPhone: z.string().optional(),
});

/**
 * What stands in a registration. Sub-rights of `registrations` hide parts: `general` the person's data and part of
 * town, `preferred` roles and audition, `other` talents, remarks and diet; `ownerRemarks` are for staff only.
 */
const stored = {
  id,
  projectId: id,
  location,
  creationDt: z.iso.datetime(),
  partOfTown: town.optional(),
  roles: z.array(z.number().int()).optional(),
  auditioning: z.boolean().optional(),
  talents: z.string().optional(),
  remarks: z.string().optional(),
  diet: z.string().optional(),
  ownerRemarks: z.string().optional(),
};
const row = z.object({ ...stored, user: person });
export type RegistrationRow = z.output<typeof row>;

const project = z.object({
  id,
  name: z.string(),
  title: z.string(),
  extended: z.boolean(),
  auditions_enabled: z.boolean(),
  auditionHint: z.string(),
});
/** With its project, and what the caller may do with it now. */
const one = row.extend({ project, mayEdit: z.boolean(), maySignOff: z.boolean() });
export type Registration = z.output<typeof one>;

const both = z.strictObject({ projectId: idParam, userId: idParam });
const age = filter.number.min(0).max(120);

const inProject = listRoutes({
  service,
  path: '/api/project/:projectId/registrations',
  params: z.strictObject({ projectId: idParam }),
  right: needs('registrations.read'),
  exportRight: needs('registrations.export'),
  summary: 'Inschrijvingen van een project',
  row,
  filters: {
    text: filter.text,
    onStage: filter.flag,
    preferred: filter.id,
    auditioning: filter.flag,
    remarks: filter.flag,
    talents: filter.flag,
    sex,
    minAge: age,
    maxAge: age,
  },
  sorts: ['name', 'date'],
});

const own = listRoutes({
  service,
  path: '/api/registrations',
  right: session(),
  summary: 'Eigen inschrijvingen',
  row: one,
  filters: {},
  sorts: ['date'],
  defaultDirection: 'desc',
});

export const registrationRoutes = {
  ...inProject,
  own: own.list,
  ownSearch: own.search,
  ownChecked: own.checked,
  ownExport: own.export,
  create: route({
    service,
    method: 'POST',
    path: '/api/project/:projectId/user/:userId',
    summary: 'Inschrijven voor een project: zichzelf, of een ander met het recht',
    right: needsOrOwn('registrations.create'),
    params: both,
    body: create,
    answer: createdAnswer,
    status: 201,
    errors: ['invalid', 'forbidden', 'not_found', 'conflict'],
  }),
  one: route({
    service,
    method: 'GET',
    path: '/api/registration/:id',
    summary: 'Inschrijving: één',
    right: needsOrOwn('registrations.read'),
    answer: one,
    errors: ['not_found'],
  }),
  roles: route({
    service,
    method: 'GET',
    path: '/api/registration/:id/roles',
    summary: 'Voorkeuren van een inschrijving',
    right: needsOrOwn('registrations.preferred'),
    answer: z.object({
      data: z.array(z.object({ id, role: z.string(), onStage: z.boolean() })),
      auditioning: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  updateRoles: route({
    service,
    method: 'PUT',
    path: '/api/registrations/:id/roles',
    summary: 'Voorkeuren van een inschrijving wijzigen; de plaats volgt uit de eerste rol',
    right: needsOrOwn('registrations.update'),
    body: z.strictObject({ roles: roleIds, auditioning: z.boolean().default(false) }),
    answer: doneAnswer,
    errors: ['invalid', 'forbidden', 'not_found'],
  }),
  updateOthers: route({
    service,
    method: 'PUT',
    path: '/api/registrations/others',
    summary: 'Andere gegevens van een inschrijving wijzigen',
    right: needsOrOwn('registrations.update'),
    body: z.strictObject({
      id,
      ...texts,
      partOfTown: town.default(null),
      /** Remarks of the staff; refused from who may not see them. */
      ownerRemarks: z.string().trim().max(2000, 'max. 2000 karakters').optional(),
    }),
    answer: doneAnswer,
    errors: ['invalid', 'forbidden', 'not_found'],
  }),
  signOff: route({
    service,
    method: 'DELETE',
    path: '/api/registrations/signoff/:id',
    aliases: ['/api/registrations/signoff/:id/:extra'],
    summary: 'Uitschrijven; `extra` mag het nummer van de medewerker noemen',
    right: needsOrOwn('registrations.delete'),
    params: z.strictObject({ id: idParam, extra: idParam.optional() }),
    answer: doneAnswer,
    errors: ['forbidden', 'not_found'],
  }),
} as const;
