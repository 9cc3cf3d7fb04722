import { z } from 'zod';
import { id, text } from '../fields';
import { filter } from '../list';
import { resourceRoutes } from '../resource';
import { needs } from '../route';

const body = z.strictObject({ name: text(3, 30) });
const row = z.object({ id, name: z.string() });

/** Kinds of repetition (spec/production §3). */
export const repetitionTypeRoutes = resourceRoutes({
  service: 'production',
  single: 'type',
  plural: 'types',
  resource: 'repetitiontypes',
  label: 'Repetitietype',
  row,
  one: row,
  create: body,
  update: body,
  filters: { text: filter.text },
  sorts: ['name', 'id'],
  readRight: needs('repetitiontypes.read', 'repetitions.create', 'repetitions.update'),
});
