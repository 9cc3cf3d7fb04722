import { z } from 'zod';
import { id, optionalText, text } from '../fields';
import { filter, selectionOf } from '../list';
import { doneAnswer, resourceRoutes } from '../resource';
import { needs, route } from '../route';

const service = 'clothing' as const;

/** Digits of an article's number on screen and on labels (spec/clothing §9). */
export const ARTICLE_DIGITS = 6;
/** `1234` → `001234`. */
export const articleNumber = (articleId: number): string => String(articleId).padStart(ARTICLE_DIGITS, '0');
/** The tag that marks an accessory: many pieces under one number (spec/clothing §3). */
export const ACCESSORY_TAG = 'accessoire';

/** Article status (spec/clothing §4). */
export const ARTICLE_STATUS = { active: 1, inactive: 2, washing: 3, rented: 4, inProject: 5 } as const;
export type ArticleStatus = (typeof ARTICLE_STATUS)[keyof typeof ARTICLE_STATUS];

const number = id.max(999_999, 'Een artikelnummer heeft hoogstens 6 cijfers');
/** Tags in one text, separated by `|`. */
const tags = optionalText(1000);
const reference = id.nullable().default(null);

/** What an article is, as it is filled in. */
const fields = {
  description: text(1, 255),
  tags,
  active: z.boolean().default(true),
  washing: z.boolean().default(false),
  withVat: z.boolean().default(false),
  categoryId: id,
  clothingSizeId: reference,
  patternId: reference,
  fabricId: reference,
  colorId: reference,
  rackId: reference,
  remarks: optionalText(2000),
  /** Pieces owned; more than one for accessories only. */
  amount: z.number().int().min(1, 'Minstens 1').max(100_000).default(1),
};
/** Save although the answer was a question (409 with `details.title` and `details.message`). */
const force = z.boolean().default(false);
const forceQuery = z.strictObject({ force: z.enum(['true', 'false']).optional() });

const row = z.object({
  id,
  description: z.string(),
  tags: z.string(),
  isAccessoire: z.boolean(),
  active: z.boolean(),
  washing: z.boolean(),
  rented: z.boolean(),
  rentedProject: z.boolean(),
  withVat: z.boolean(),
  /** Pieces owned. */
  amount: z.number().int(),
  /** Pieces of them that are not lent. */
  returned: z.number().int(),
  /** Pieces that can be lent now. */
  stock: z.number().int(),
  categoryId: z.number().int(),
  clothingSizeId: id.nullable(),
  patternId: id.nullable(),
  fabricId: id.nullable(),
  colorId: id.nullable(),
  rackId: id.nullable(),
  category: z.object({ name: z.string() }),
  size: z.object({ size: z.string() }).nullable(),
  pattern: z.object({ name: z.string() }).nullable(),
  fabric: z.object({ type: z.string() }).nullable(),
  color: z.object({ name: z.string() }).nullable(),
  rack: z.object({ id, description: z.string() }).nullable(),
});
export type ArticleRow = z.output<typeof row>;

const filters = {
  text: filter.text,
  description: filter.text,
  accessoire: filter.flag,
  rack: filter.id,
  category: filter.id,
  status: z.union(Object.values(ARTICLE_STATUS).map((status) => z.literal(status))),
  size: filter.id,
  fabric: filter.id,
  pattern: filter.id,
  color: filter.id,
};

/** Who has an article now: order numbers with the renter, and people of a project (spec/clothing §3, "Renting info"). */
export const rentInfo = z.object({
  rentals: z.array(
    z.object({
      id,
      name: z.string(),
      projectName: z.string(),
      returnBefore: z.iso.date(),
      pieces: z.number().int(),
      /** Euros that a return today adds to the order, because it is late. */
      fine: z.number(),
    }),
  ),
  persons: z.array(z.object({ projectName: z.string(), firstName: z.string(), lastName: z.string() })),
  tags: z.string(),
});
export type RentInfo = z.output<typeof rentInfo>;

/** What a 409 asks: confirm, and the same call with `force` goes on. */
export const question = z.object({ title: z.string(), message: z.string() });

const base = resourceRoutes({
  service,
  single: 'article',
  plural: 'articles',
  resource: 'articles',
  label: 'Artikel',
  row,
  one: row.extend({ remarks: z.string() }),
  create: z.strictObject({ id: number, ...fields, force }),
  update: z.strictObject({ ...fields, force }),
  exportRight: needs('articles.export'),
  filters,
  sorts: ['id', 'description', 'category', 'size', 'rack'],
});

const given = z.boolean().optional();
const chosen = id.optional();
/** What a bulk edit changes: only what is given. */
export const bulkChanges = z.strictObject({
  active: given,
  accessoire: given,
  washing: given,
  withVat: given,
  categoryId: chosen,
  clothingSizeId: chosen,
  patternId: chosen,
  fabricId: chosen,
  colorId: chosen,
  rackId: chosen,
});
export type BulkChanges = z.output<typeof bulkChanges>;

const texts = z.object({ data: z.array(z.string()) });

export const articleRoutes = {
  ...base,
  create: { ...base.create, path: '/api/article', aliases: ['/api/articles'] },
  remove: route({
    service,
    method: 'DELETE',
    path: '/api/article/:id',
    aliases: ['/api/articles/article/:id'],
    summary: 'Artikel op inactief zetten',
    right: needs('articles.delete'),
    query: forceQuery,
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
  }),
  status: route({
    service,
    method: 'PUT',
    path: '/api/article/:id/status',
    summary: 'Artikel terugnemen: in rek (1) of naar wasserij (3)',
    right: needs('articles.update'),
    body: z.strictObject({
      status: z.union([z.literal(ARTICLE_STATUS.active), z.literal(ARTICLE_STATUS.washing)]),
      /** Where it hangs; with status 1. */
      rackId: id.optional(),
      force,
    }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  bulk: route({
    service,
    method: 'PUT',
    path: '/api/articles/bulk',
    summary: 'Artikels samen wijzigen',
    right: needs('articles.update'),
    body: z.strictObject({ configs: selectionOf(filters), changes: bulkChanges, force }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  next: route({
    service,
    method: 'GET',
    path: '/api/articles/next',
    summary: 'Eerste vrije artikelnummer',
    right: needs('articles.create'),
    answer: z.object({ id }),
    errors: ['conflict'],
  }),
  rentInfo: route({
    service,
    method: 'GET',
    path: '/api/articles/:id/rentinfo',
    summary: 'Wie een artikel heeft',
    right: needs('articles.read'),
    answer: rentInfo,
    errors: ['not_found'],
  }),
  descriptions: route({
    service,
    method: 'GET',
    path: '/api/articles/descriptions',
    summary: 'Omschrijvingen die al in gebruik zijn',
    right: needs('articles.read'),
    answer: texts,
  }),
  tags: route({
    service,
    method: 'GET',
    path: '/api/clothing/tags',
    summary: 'Tags die al in gebruik zijn',
    right: needs('articles.read'),
    answer: texts,
  }),
} as const;
