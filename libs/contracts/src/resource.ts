import { z } from 'zod';
import { listRoutes, type ListShape } from './list';
import { needs, route, type RouteRight, type Service } from './route';
import type { Resource, RightKey } from './rights';

const created = z.object({ id: z.number().int(), message: z.string() });
const done = z.object({ message: z.string() });

export interface ResourceOptions<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodType,
> extends ListShape<F, Row> {
  readonly service: Service;
  /** Word of the address for one: `article`. */
  readonly single: string;
  /** Word of the address for many: `articles`. */
  readonly plural: string;
  /** Resource of the rights. */
  readonly resource: Resource;
  /** Dutch name for messages: `Artikel`. */
  readonly label: string;
  readonly one: One;
  readonly create: C;
  readonly update: U;
  /** Who may read; the resource's read right unless told. */
  readonly readRight?: RouteRight;
  /** Who may export; who may read unless told. */
  readonly exportRight?: RouteRight;
}

/**
 * The nine routes of an ordinary resource: list, search, checked, export, one, create, update, remove, removeMany.
 * Answers to changes carry the message of spec/volunteers §8 ('{Resource} werd succesvol aangemaakt').
 */
export function resourceRoutes<
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodType,
>(o: ResourceOptions<F, Row, One, C, U>) {
  const can = (operation: string) => needs(`${o.resource}.${operation}` as RightKey);
  const read = o.readRight ?? can('read');
  const many = `/api/${o.plural}` as const;
  const one = `/api/${o.single}/:id` as const;
  const long = [`${many}/${o.single}/:id`] as const;
  const lists = listRoutes({ ...o, path: many, right: read, summary: o.label, createsHere: true });
  const common = { service: o.service } as const;
  return {
    ...lists,
    one: route({
      ...common,
      method: 'GET',
      path: one,
      aliases: long,
      summary: `${o.label}: één`,
      right: read,
      answer: o.one,
      errors: ['not_found'],
    }),
    create: route({
      ...common,
      method: 'POST',
      path: many,
      summary: `${o.label}: aanmaken`,
      right: can('create'),
      body: o.create,
      answer: created,
      status: 201,
      errors: ['invalid', 'conflict'],
      orList: lists.search,
    }),
    update: route({
      ...common,
      method: 'PUT',
      path: one,
      aliases: long,
      summary: `${o.label}: wijzigen`,
      right: can('update'),
      body: o.update,
      answer: done,
      errors: ['invalid', 'not_found', 'conflict'],
    }),
    remove: route({
      ...common,
      method: 'DELETE',
      path: one,
      aliases: long,
      summary: `${o.label}: verwijderen`,
      right: can('delete'),
      answer: done,
      errors: ['not_found', 'conflict'],
    }),
    removeMany: route({
      ...common,
      method: 'DELETE',
      path: many,
      summary: `${o.label}: meerdere verwijderen`,
      right: can('delete'),
      body: z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(500) }),
      answer: done,
      errors: ['not_found', 'conflict'],
    }),
  } as const;
}

/** Answer of a create: the new id and the message to show. */
export const createdAnswer = created;
/** Answer of a change: the message to show. */
export const doneAnswer = done;
