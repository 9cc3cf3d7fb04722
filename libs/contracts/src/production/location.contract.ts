import { z } from 'zod';
import { id, optionalText, text } from '../fields';
import { filter } from '../list';
import { resourceRoutes } from '../resource';
import { needs } from '../route';

const address = z.object({
  streetName: z.string(),
  houseNumber: z.string(),
  bus: z.string(),
  zipCode: z.string(),
  cityName: z.string(),
});
const body = z.strictObject({
  name: text(3, 30),
  identifier: text(1, 5),
  streetName: optionalText(120),
  houseNumber: optionalText(10),
  bus: optionalText(10),
  zipCode: optionalText(10),
  cityName: optionalText(80),
});
const row = z.object({ id, name: z.string(), identifier: z.string(), address });

/** Where repetitions are held (spec/production §3). */
export const locationRoutes = resourceRoutes({
  service: 'production',
  single: 'location',
  plural: 'locations',
  resource: 'locations',
  label: 'Locatie',
  row,
  one: row,
  create: body,
  update: body,
  filters: { text: filter.text },
  sorts: ['name', 'identifier', 'id'],
  // whoever plans repetitions chooses a location
  readRight: needs('locations.read', 'repetitions.create', 'repetitions.update'),
});
