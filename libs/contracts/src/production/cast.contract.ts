import { z } from 'zod';
import { id, text } from '../fields';
import { filter } from '../list';
import { resourceRoutes } from '../resource';

const body = z.strictObject({ name: text(3, 30), projectId: id.nullable().default(null) });
const row = z.object({ id, name: z.string(), projectId: id.nullable(), projectName: z.string() });

/** Casts: the same parts played by different people (spec/production §3). Without a project a cast serves all. */
export const castRoutes = resourceRoutes({
  service: 'production',
  single: 'cast',
  plural: 'casts',
  resource: 'casts',
  label: 'Cast',
  row,
  one: row,
  create: body,
  update: body.omit({ projectId: true }),
  filters: {
    text: filter.text,
    /** Casts of this project and those of all. */
    projectId: filter.id,
  },
  sorts: ['name', 'id'],
});
