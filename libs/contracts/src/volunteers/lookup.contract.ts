import { z } from 'zod';
import { id } from '../fields';
import { open, route, session, type RouteRight } from '../route';

const service = 'volunteers' as const;
const named = z.object({ id: z.number().int().nonnegative(), name: z.string() });

const lookup = <Row extends z.ZodType>(path: `/api/${string}`, summary: string, right: RouteRight, row: Row) =>
  route({ service, method: 'GET', path, summary, right, answer: z.object({ data: z.array(row) }) });

/** Choices that forms offer (spec/volunteers §7, "Lookups"). Countries and shirt sizes are open: sign-up needs them. */
export const lookupRoutes = {
  countries: lookup('/api/countries', 'Landen', open(), named),
  shirtSizes: lookup('/api/sizes/shirts', 'T-shirtmaten', open(), named),
  clothingSizes: lookup('/api/sizes/clothing', 'Kledingmaten', session(), named),
  /** Entry 0 comes first: who does not live in the home town. */
  partsOfTown: lookup('/api/parts-of-town', 'Deelgemeenten', session(), named),
  /** What a volunteer may prefer to do (spec/volunteers §9); `for_extended`: only in the version for a procession. */
  preferenceRoles: lookup(
    '/api/roles',
    'Voorkeursrollen',
    session(),
    z.object({ id, role: z.string(), onStage: z.boolean(), for_extended: z.boolean() }),
  ),
} as const;
