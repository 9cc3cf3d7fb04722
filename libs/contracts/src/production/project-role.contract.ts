import { z } from 'zod';
import { id, idParam, optionalText, text } from '../fields';
import { filter } from '../list';
import { doneAnswer } from '../resource';
import { needs, route } from '../route';
import { castMembers, memberRow, projectResourceRoutes } from './project-resource';

const service = 'production' as const;
const row = z.object({
  id,
  projectId: id,
  identifier: z.string(),
  name: z.string(),
  description: z.string(),
  speaking: z.union([z.literal(0), z.literal(1)]),
  userCount: z.number().int(),
});
const params = z.strictObject({ projectId: idParam, roleId: idParam });

/** Roles in a project and who plays them (spec/production §3, §7). */
export const projectRoleRoutes = {
  ...projectResourceRoutes({
    listPath: '/api/project/:projectId/project_roles',
    manyPath: '/api/project_roles',
    onePath: '/api/project_role/:id',
    resource: 'roles',
    label: 'Rol',
    row,
    one: row,
    fields: {
      identifier: text(1, 10),
      name: text(1, 70),
      description: optionalText(255),
      speaking: z.union([z.literal(0), z.literal(1)]).default(0),
    },
    filters: { text: filter.text, speaking: filter.flag },
    sorts: ['identifier', 'name', 'userCount'],
  }),
  users: route({
    service,
    method: 'GET',
    path: '/api/project/:projectId/project_role/:roleId/users',
    summary: 'Rol: medewerkers',
    right: needs('roles.read'),
    params,
    answer: z.object({ data: z.array(memberRow) }),
    errors: ['not_found'],
  }),
  setUsers: route({
    service,
    method: 'PUT',
    path: '/api/project/:projectId/project_role/:roleId/users',
    summary: 'Rol: medewerkers bewaren',
    right: needs('roles.addusers'),
    params,
    body: z.strictObject({ users: castMembers }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found'],
  }),
} as const;
