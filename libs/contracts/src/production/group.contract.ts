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
  userCount: z.number().int(),
});
const params = z.strictObject({ projectId: idParam, groupId: idParam });

/** Groups of a project and who is in them (spec/production §3, §7). */
export const groupRoutes = {
  ...projectResourceRoutes({
    listPath: '/api/project/:projectId/groups',
    manyPath: '/api/groups',
    onePath: '/api/group/:id',
    resource: 'groups',
    label: 'Groep',
    row,
    one: row,
    fields: { identifier: text(1, 10), name: text(1, 70), description: optionalText(255) },
    filters: { text: filter.text },
    sorts: ['identifier', 'name', 'userCount'],
  }),
  users: route({
    service,
    method: 'GET',
    path: '/api/project/:projectId/group/:groupId/group_users',
    summary: 'Groep: medewerkers',
    right: needs('groups.read'),
    params,
    answer: z.object({ data: z.array(memberRow) }),
    errors: ['not_found'],
  }),
  setUsers: route({
    service,
    method: 'PUT',
    path: '/api/project/:projectId/group/:groupId/users',
    summary: 'Groep: medewerkers bewaren',
    right: needs('groups.addusers'),
    params,
    body: z.strictObject({ users: castMembers }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found'],
  }),
} as const;
