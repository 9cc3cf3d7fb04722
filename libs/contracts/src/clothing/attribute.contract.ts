import { z } from 'zod';
import { id, text } from '../fields';
import { filter } from '../list';
import { resourceRoutes } from '../resource';
import type { Resource } from '../rights';
import { needs, route } from '../route';

const service = 'clothing' as const;

/** How one of the small look-ups of the inventory is called. */
interface Attribute<F extends string> {
  readonly single: string;
  readonly plural: string;
  readonly resource: Extract<Resource, 'racks' | 'sizes' | 'fabrics' | 'patterns' | 'colors'>;
  readonly label: string;
  /** The one field beside the number, with its name of spec/clothing §3. */
  readonly field: F;
}

const named = <F extends string, T extends z.ZodType>(field: F, type: T) => ({ [field]: type }) as Record<F, T>;

/** Who works with articles needs their look-ups to choose from, also without managing them. */
const readersOf = (resource: Attribute<string>['resource']) => needs(`${resource}.read`, 'articles.read');

/** The routes of a look-up: a number and one text (spec/clothing §3 and §5). */
function attributeRoutes<F extends string>(attribute: Attribute<F>) {
  const { field, resource } = attribute;
  const row = z.object({ ...named(field, z.string()), id });
  const body = z.strictObject(named(field, text(1, 255)));
  return resourceRoutes({
    ...attribute,
    service,
    row,
    one: row,
    create: body,
    update: body,
    readRight: readersOf(resource),
    exportRight: needs(`${resource}.export`),
    filters: { text: filter.text },
    sorts: [field, 'id'],
  });
}

const sizes = attributeRoutes({
  single: 'size',
  plural: 'sizes',
  resource: 'sizes',
  label: 'Kledij-maat',
  field: 'size',
});

export const sizeRoutes = {
  ...sizes,
  export: { ...sizes.export, aliases: ['/api/reports/clothing_sizes.xlsx'] },
} as const;

export const fabricRoutes = attributeRoutes({
  single: 'fabric',
  plural: 'fabrics',
  resource: 'fabrics',
  label: 'Stof',
  field: 'type',
});

export const patternRoutes = attributeRoutes({
  single: 'pattern',
  plural: 'patterns',
  resource: 'patterns',
  label: 'Motief',
  field: 'name',
});

export const colorRoutes = attributeRoutes({
  single: 'color',
  plural: 'colors',
  resource: 'colors',
  label: 'Kleur',
  field: 'name',
});

const rack = z.object({ id, description: z.string() });
const rackBody = z.strictObject({ description: text(1, 255) });

const racks = resourceRoutes({
  service,
  single: 'rack',
  plural: 'racks',
  resource: 'racks',
  label: 'Rek',
  row: rack,
  one: rack,
  // the number stands on the rack itself, so people give it
  create: rackBody.extend({ id: id.max(999_999) }),
  update: rackBody,
  readRight: readersOf('racks'),
  exportRight: needs('racks.export'),
  filters: { text: filter.text },
  sorts: ['id', 'description'],
});

export const rackRoutes = {
  ...racks,
  articles: route({
    service,
    method: 'GET',
    path: '/api/racks/:id/articles',
    summary: 'Artikels in een rek',
    right: needs('racks.read', 'articles.read'),
    answer: z.object({ data: z.array(z.object({ id, description: z.string(), category: z.string() })) }),
    errors: ['not_found'],
  }),
} as const;
