import { z } from 'zod';
import { day, euros, id, text } from '../fields';
import { filter, listRoutes } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import { needs, route } from '../route';

const service = 'clothing' as const;

/** The letters of a price, in the order of the numbers 1 to 5 that orders carry (spec/clothing §3). */
export const PRICE_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type PriceLetter = (typeof PRICE_LETTERS)[number];

/** Euros for 30 days by letter, and what a lost piece costs. */
const prices = {
  priceA: euros,
  priceB: euros,
  priceC: euros,
  priceD: euros,
  priceE: euros,
  replacementPrice: euros.default(0),
};

export const pricePeriod = z.object({
  startDt: z.iso.date(),
  /** Last day; null: until further notice. */
  endDt: z.iso.date().nullable(),
  priceA: z.number(),
  priceB: z.number(),
  priceC: z.number(),
  priceD: z.number(),
  priceE: z.number(),
  replacementPrice: z.number(),
});
export type PricePeriod = z.output<typeof pricePeriod>;

const row = z.object({
  id,
  name: z.string(),
  /** The prices that hold today; null when none do yet. */
  price: pricePeriod.nullable(),
});

const readers = needs('categories.read', 'articles.read', 'orders.read');

const lists = listRoutes({
  service,
  path: '/api/categories',
  summary: 'Categorieën',
  right: readers,
  exportRight: needs('categories.read'),
  createsHere: true,
  row,
  filters: { text: filter.text },
  sorts: ['name', 'id'],
});

export const categoryRoutes = {
  ...lists,
  one: route({
    service,
    method: 'GET',
    path: '/api/category/:id',
    summary: 'Categorie met haar prijzen',
    right: readers,
    answer: z.object({ id, name: z.string(), prices: z.array(pricePeriod) }),
    errors: ['not_found'],
  }),
  create: route({
    service,
    method: 'POST',
    path: '/api/categories',
    aliases: ['/api/clothing/category'],
    summary: 'Categorie aanmaken, met haar eerste prijzen',
    right: needs('categories.create'),
    body: z.strictObject({ name: text(1, 255), startDt: day().optional(), ...prices }),
    answer: createdAnswer,
    status: 201,
    errors: ['invalid', 'conflict'],
    orList: lists.search,
  }),
  update: route({
    service,
    method: 'PUT',
    path: '/api/category/:id',
    summary: 'Naam van een categorie wijzigen',
    right: needs('categories.update'),
    body: z.strictObject({ name: text(1, 255) }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  addPrice: route({
    service,
    method: 'POST',
    path: '/api/category/:id/prices',
    summary: 'Nieuwe prijzen vanaf een dag',
    right: needs('categories.update'),
    body: z.strictObject({ startDt: day(), ...prices }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found'],
  }),
} as const;
