import { z } from 'zod';
import { id, idParam, optionalText, text } from '../fields';
import { filter } from '../list';
import { doneAnswer } from '../resource';
import { needs, route } from '../route';
import { projectResourceRoutes } from './project-resource';

const service = 'production' as const;
const named = z.object({ id, identifier: z.string(), name: z.string() });
const fields = { identifier: text(1, 10), name: text(1, 70), description: optionalText(255) };
const groupRow = named.extend({ projectId: id, description: z.string() });
const sceneRow = groupRow.extend({
  groupId: id.nullable(),
  groupName: z.string(),
  groupCount: z.number().int(),
  roleCount: z.number().int(),
});
const common = { service, params: z.strictObject({ id: idParam }), answer: doneAnswer } as const;

/** Scenes of a project and what plays in them (spec/production §3, §7). */
export const sceneRoutes = {
  ...projectResourceRoutes({
    listPath: '/api/project/:projectId/scenes',
    manyPath: '/api/scenes',
    onePath: '/api/scene/:id',
    resource: 'scenes',
    label: 'Scene',
    row: sceneRow,
    one: sceneRow.extend({ groups: z.array(named), roles: z.array(named) }),
    fields: { ...fields, groupId: id.nullable().default(null) },
    filters: { text: filter.text, group: filter.id },
    sorts: ['identifier', 'name'],
  }),
  addGroup: route({
    ...common,
    method: 'POST',
    path: '/api/scene/:id/groups/add',
    summary: 'Scene: groep toevoegen',
    right: needs('scenes.update'),
    body: z.strictObject({ groupId: id }),
    errors: ['not_found'],
  }),
  removeGroup: route({
    ...common,
    method: 'DELETE',
    path: '/api/scene/:id/groups',
    summary: 'Scene: groep verwijderen',
    right: needs('scenes.update'),
    body: z.strictObject({ groupId: id }),
    errors: ['not_found'],
  }),
  addRole: route({
    ...common,
    method: 'POST',
    path: '/api/scene/:id/roles/add',
    summary: 'Scene: rol toevoegen',
    right: needs('scenes.update'),
    body: z.strictObject({ roleId: id }),
    errors: ['not_found'],
  }),
  removeRole: route({
    ...common,
    method: 'DELETE',
    path: '/api/scene/:id/roles',
    summary: 'Scene: rol verwijderen',
    right: needs('scenes.update'),
    body: z.strictObject({ roleId: id }),
    errors: ['not_found'],
  }),
} as const;

/** Scene groups: scenes that belong together. */
export const sceneGroupRoutes = projectResourceRoutes({
  listPath: '/api/project/:projectId/scenes/groups',
  manyPath: '/api/scenes/group',
  onePath: '/api/scenes/group/:id',
  resource: 'scenes',
  label: 'Scenegroep',
  row: groupRow,
  one: groupRow,
  fields,
  filters: { text: filter.text },
  sorts: ['identifier', 'name'],
});
