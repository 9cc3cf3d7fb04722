import { z } from 'zod';
import { id } from '../fields';
import { needs, route } from '../route';
import { projectParams } from './project-resource';

/** Who is registered for a project, to choose from for roles, groups and repetitions. */
export const participantRoutes = {
  list: route({
    service: 'production',
    method: 'GET',
    path: '/api/project/:projectId/users',
    summary: 'Ingeschreven medewerkers van een project',
    right: needs('roles.addusers', 'groups.addusers', 'repetitions.create', 'repetitions.update'),
    params: projectParams,
    answer: z.object({
      data: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), onStage: z.boolean() })),
    }),
    errors: ['not_found'],
  }),
} as const;
