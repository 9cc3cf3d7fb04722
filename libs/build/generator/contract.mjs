/** Contract and events of a new resource. */
export const contractFiles = ({ area, single, Single, camel, resource, snake, label }) => ({
  [`libs/contracts/src/${area}/${single}.contract.ts`]: `import { z } from 'zod';
import { id, optionalText, text } from '../fields';
import { filter } from '../list';
import { resourceRoutes } from '../resource';

const body = z.strictObject({ name: text(2, 100), description: optionalText(1000) });
const row = z.object({ id, name: z.string(), description: z.string() });
export type ${Single}Row = z.output<typeof row>;
export type ${Single}Fields = z.output<typeof body>;

export const ${camel}Routes = resourceRoutes({
  service: '${area}',
  single: '${snake}',
  plural: '${resource}',
  resource: '${resource}',
  label: '${label}',
  row,
  one: row,
  create: body,
  update: body,
  filters: { text: filter.text },
  sorts: ['name', 'id'],
});
`,
  [`libs/contracts/src/${area}/${single}.events.ts`]: `import { z } from 'zod';
import { event } from '../events';
import { id } from '../fields';
import { room } from '../live';

/** A ${single} was made or changed; \`version\` counts its changes. */
export const ${camel}Changed = event(
  '${area}.${single}.changed.v1',
  z.object({ id, version: z.number().int().positive(), name: z.string() }),
  { name: '${snake}_changed', rooms: () => [room.all('${resource}')], payload: ({ id }) => ({ id }) },
);
/** A ${single} was deleted. */
export const ${camel}Deleted = event('${area}.${single}.deleted.v1', z.object({ id }), {
  name: '${snake}_deleted',
  rooms: () => [room.all('${resource}')],
});
`,
});
