import { z } from 'zod';
import { idParam } from '../fields';
import { listRoutes, type ListShape } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import type { Resource, RightKey } from '../rights';
import { needs, route } from '../route';

type ProjectResource = Extract<Resource, 'roles' | 'groups' | 'scenes' | 'repetitions'>;
const service = 'production' as const;

interface Options<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
  B extends z.ZodRawShape,
> extends ListShape<F, Row> {
  /** `/api/project/:projectId/scenes`. */
  readonly listPath: `/api/project/:projectId/${string}`;
  /** Where one is made and several are deleted: `/api/scenes`; changed at `/api/scenes/:id`. */
  readonly manyPath: `/api/${string}`;
  /** `/api/scene/:id`. */
  readonly onePath: `/api/${string}/:id`;
  readonly resource: ProjectResource;
  /** Dutch name for messages: `Scene`. */
  readonly label: string;
  readonly one: One;
  /** Fields that are typed; a create has the project besides. */
  readonly fields: B;
}

/** Params of everything that lies under a project. */
export const projectParams = z.strictObject({ projectId: idParam });

/**
 * Routes of what belongs to one project: listed under the project, created with `projectId` in the body, and changed
 * on the paths of spec/production §7. The project of a stored record never changes.
 */
export function projectResourceRoutes<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
  B extends z.ZodRawShape,
>(o: Options<F, Row, One, B>) {
  const can = (name: string) => needs(`${o.resource}.${name}` as RightKey);
  const changePath = `${o.manyPath}/:id` as const;
  const aliases = changePath === o.onePath ? [] : [o.onePath];
  const body = z.strictObject(o.fields);
  const lists = listRoutes({
    ...o,
    service,
    path: o.listPath,
    params: projectParams,
    right: can('read'),
    exportRight: can('export'),
    summary: o.label,
  });
  return {
    ...lists,
    one: route({
      service,
      method: 'GET',
      path: o.onePath,
      summary: `${o.label}: één`,
      right: can('read'),
      params: z.strictObject({ id: idParam }),
      answer: o.one,
      errors: ['not_found'],
    }),
    create: route({
      service,
      method: 'POST',
      path: o.manyPath,
      summary: `${o.label}: aanmaken`,
      right: can('create'),
      params: z.strictObject({}),
      body: z.strictObject({ ...o.fields, projectId: z.number().int().positive() }),
      answer: createdAnswer,
      status: 201,
      errors: ['invalid', 'not_found'],
    }),
    update: route({
      service,
      method: 'PUT',
      path: changePath,
      aliases,
      summary: `${o.label}: wijzigen`,
      right: can('update'),
      params: z.strictObject({ id: idParam }),
      body,
      answer: doneAnswer,
      errors: ['invalid', 'not_found'],
    }),
    remove: route({
      service,
      method: 'DELETE',
      path: o.onePath,
      summary: `${o.label}: verwijderen`,
      right: can('delete'),
      params: z.strictObject({ id: idParam }),
      answer: doneAnswer,
      errors: ['not_found', 'conflict'],
    }),
    removeMany: route({
      service,
      method: 'DELETE',
      path: o.manyPath,
      summary: `${o.label}: meerdere verwijderen`,
      right: can('delete'),
      params: z.strictObject({}),
      body: z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(500) }),
      answer: doneAnswer,
      errors: ['not_found', 'conflict'],
    }),
  } as const;
}

/** Who of a project takes a part: a person, in one cast or whatever the cast. */
export const castMember = z.strictObject({
  userId: z.number().int().positive(),
  castId: z.number().int().positive().nullable().default(null),
});
export type CastMember = z.output<typeof castMember>;
export const castMembers = z
  .array(castMember)
  .max(1000)
  .refine(
    (members) => new Set(members.map((m) => m.userId)).size === members.length,
    'Een medewerker kan maar één keer gekoppeld worden',
  );
/** A linked person, as lists show him. */
export const memberRow = z.object({
  userId: z.number().int(),
  castId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  onStage: z.boolean(),
});
