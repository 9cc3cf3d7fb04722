import { z } from 'zod';
import { filter } from '../list';
import { id, ids, text } from '../fields';
import { needs, route } from '../route';
import { doneAnswer, resourceRoutes } from '../resource';
import { ALL_RIGHTS, type RightKey } from '../rights';

const service = 'gateway' as const;
const rightKeys = z.array(z.enum(ALL_RIGHTS as [RightKey, ...RightKey[]]));
const body = z.strictObject({
  name: text(3, 255),
  description: text(10, 255),
  projectId: id.nullable().default(null),
  rights: rightKeys.default([]),
});
const row = z.object({
  id,
  name: z.string(),
  description: z.string(),
  projectId: id.nullable(),
  userCount: z.number().int(),
});

export const accessRoleRoutes = {
  ...resourceRoutes({
    service,
    single: 'access_role',
    plural: 'access_roles',
    resource: 'rights',
    label: 'Toegangsrol',
    row,
    one: row.extend({ rights: rightKeys }),
    create: body,
    update: body.omit({ projectId: true }),
    filters: { text: filter.text, project: filter.id },
    sorts: ['name', 'id'],
  }),
  users: route({
    service,
    method: 'GET',
    path: '/api/access_role/:id/users',
    summary: 'Gebruikers van een toegangsrol',
    right: needs('rights.read'),
    answer: z.object({ ids: z.array(z.number().int()) }),
    errors: ['not_found'],
  }),
  setUsers: route({
    service,
    method: 'POST',
    path: '/api/access_role/:id/users',
    summary: 'Gebruikers van een toegangsrol bewaren',
    right: needs('rights.update'),
    body: z.strictObject({ ids }),
    answer: doneAnswer,
    errors: ['not_found'],
  }),
} as const;
