import { z } from 'zod';
import { between, day, email, euros, id, idParam, optionalText, text } from '../fields';
import { filter, listRoutes } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import { needs, route } from '../route';

const service = 'clothing' as const;

/** Order type (spec/clothing §3). */
export const ORDER_TYPE = { company: 1, association: 2, associationWithoutNumber: 3, ownProject: 4 } as const;
export type OrderType = (typeof ORDER_TYPE)[keyof typeof ORDER_TYPE];
/** Days of one rental period (spec/clothing §9). */
export const PERIOD_DAYS = 30;
/** VAT of a rental (spec/clothing §9). */
export const VAT_RATE = 0.21;
const FAR_AWAY = 'Gelieve een datum te selecteren die maximum 100 jaar in de toekomst is';

const uuid = z.uuid();
const phone = text(4, 30);
const inACentury = () => `${new Date().getUTCFullYear() + 100}-12-31`;
const rentalDay = day().refine((value) => value <= inACentury(), FAR_AWAY);
const type = z.union(Object.values(ORDER_TYPE).map((value) => z.literal(value)));
const priceCategory = z.number('Veld mag niet leeg zijn').int().min(1).max(5);

/** One line to rent: an article's number and how many; `uuid` when the order already has the line. */
const lineInput = z.strictObject({
  uuid: uuid.optional(),
  id,
  amount: z.number().int().min(1, 'Minstens 1').max(100_000).default(1),
  remarks: optionalText(1000),
});
const groupInput = z.strictObject({
  name: text(3, 255),
  items: z.array(lineInput).min(1, 'Deze groepering bevat geen artikels').max(500),
});
const items = z.array(lineInput).max(500).default([]);
const groups = z.array(groupInput).max(100).default([]);

const isBody = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** Asked also while other fields are still wrong, so that a form marks everything at once. */
const always = { when: ({ value }: { value: unknown }) => isBody(value) };

const renter = {
  type,
  /** 1 to 5: the letters A to E. */
  priceCategory,
  companyName: text(1, 255),
  name: text(1, 255),
  /** National number of the treasurer, type 3. Left out on a change: it stays what it was. */
  socialSecurity: z
    .string()
    .trim()
    .regex(/^$|^[\d.\- ]{11,20}$/, 'Een rijksregisternummer heeft 11 cijfers')
    .refine((v) => v === '' || v.replace(/\D/g, '').length === 11, 'Een rijksregisternummer heeft 11 cijfers')
    .default(''),
  /** VAT or company number. */
  uniqueNumber: optionalText(30),
  bankAccount: optionalText(50),
  cellPhone: phone,
  email: email(),
  streetName: text(1, 255),
  houseNumber: text(1, 20),
  zipCode: text(1, 12),
  cityName: text(1, 255),
  projectName: text(1, 255),
  projectOwner: text(1, 255),
  projectOwnerCellPhone: phone,
  fromDt: rentalDay,
  toDt: rentalDay,
  info: optionalText(5000),
  items,
  groups,
};

const needsNumber = (order: { type?: unknown; uniqueNumber?: unknown }): boolean =>
  (order.type !== ORDER_TYPE.company && order.type !== ORDER_TYPE.association) || Boolean(order.uniqueNumber);
const NO_NUMBER = { message: 'Veld mag niet leeg zijn', path: ['uniqueNumber'], ...always };
const endsLater = (order: { fromDt?: string; toDt?: string }): boolean =>
  !order.fromDt || !order.toDt || order.toDt > order.fromDt;
const ENDS_TOO_EARLY = { message: 'Het einde moet na het begin liggen', path: ['toDt'], ...always };

/** An order as it is changed: the national number may stay what it was. */
export const orderChange = z.strictObject(renter).refine(needsNumber, NO_NUMBER).refine(endsLater, ENDS_TOO_EARLY);
/** A new order (spec/clothing §5, "Required by type"). */
export const orderInput = z
  .strictObject(renter)
  .refine(needsNumber, NO_NUMBER)
  .refine(endsLater, ENDS_TOO_EARLY)
  .refine((order) => order.type !== ORDER_TYPE.associationWithoutNumber || Boolean(order.socialSecurity), {
    message: 'Veld mag niet leeg zijn',
    path: ['socialSecurity'],
    ...always,
  });
export type OrderInput = z.output<typeof orderInput>;

const bill = z.strictObject({ billed: z.literal(true) });
const cancel = z.strictObject({ canceled: z.literal(true), washing: z.boolean().default(false) });
type Put<How extends 'input' | 'output'> =
  | (How extends 'input' ? z.input<typeof orderChange> : z.output<typeof orderChange>)
  | { billed: true }
  | (How extends 'input' ? { canceled: true; washing?: boolean } : { canceled: true; washing: boolean });

/** One address for three changes (spec/clothing §7): the body tells which, and messages name its own fields. */
const putBody = z.unknown().transform((body, ctx) => {
  const has = (key: string) => isBody(body) && key in (body as object);
  const meant = has('billed') ? bill : has('canceled') ? cancel : orderChange;
  const result = meant.safeParse(body);
  if (result.success) return result.data;
  for (const issue of result.error.issues) ctx.issues.push({ ...issue, input: body } as never);
  return z.NEVER;
}) as unknown as z.ZodType<Put<'output'>, Put<'input'>>;

const line = z.object({
  uuid,
  id,
  amount: z.number().int(),
  returned: z.number().int(),
  remarks: z.string(),
  tags: z.string(),
  description: z.string(),
  /** Name of the category. */
  name: z.string(),
  /** Euros for the whole rental, without VAT. */
  price: z.number(),
  /** Euros for one piece that does not come back. */
  replacementPrice: z.number(),
});
export type OrderLine = z.output<typeof line>;

const row = z.object({
  id,
  type,
  name: z.string(),
  companyName: z.string(),
  projectName: z.string(),
  creationDt: z.iso.datetime(),
  fromDt: z.iso.date(),
  toDt: z.iso.date(),
  /** Last day before a fine. */
  returnBefore: z.iso.date(),
  /** Euros still to pay: price with VAT and fine, nothing once it is billed or canceled. */
  toPay: z.number(),
  /** Euros for what has not come back yet. */
  replacementPrice: z.number(),
  totalItems: z.number().int(),
  /** Pieces that have not come back yet. */
  outstanding: z.number().int(),
  billed: z.boolean(),
  canceled: z.boolean(),
});

const one = row.extend({
  priceCategory,
  /** Masked. */
  socialSecurity: z.string(),
  uniqueNumber: z.string(),
  bankAccount: z.string(),
  cellPhone: z.string(),
  email: z.string(),
  streetName: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  cityName: z.string(),
  projectOwner: z.string(),
  projectOwnerCellPhone: z.string(),
  info: z.string(),
  periods: z.number().int(),
  price: z.number(),
  vat: z.number(),
  fine: z.number(),
  items: z.array(line),
  groups: z.array(z.object({ name: z.string(), items: z.array(line) })),
});
export type OrderDetail = z.output<typeof one>;

const lists = listRoutes({
  service,
  path: '/api/orders',
  summary: 'Bestelformulieren',
  right: needs('orders.read'),
  createsHere: true,
  row,
  filters: {
    text: filter.text,
    /** Should have come back already. */
    return: filter.flag,
    billed: filter.flag,
    returned: filter.flag,
    canceled: filter.flag,
  },
  sorts: ['id', 'name', 'creationDt', 'toDt', 'returnBefore', 'replacementPrice', 'totalItems'],
  defaultDirection: 'desc',
});

/** Details of the 409 that asks to accept a fine: euros, days late, pieces. */
export const fineDetails = z.object({ fine: z.number(), days: z.number().int(), pieces: z.number().int() });
export type FineDetails = z.output<typeof fineDetails>;

/** How many pieces are taken back: 1 to what is out (spec/clothing §5). */
export const piecesToReceive = (most: number) => z.strictObject({ amount: between(1, most).int() });
/** How many pieces are really back: 0 to what was noted (spec/clothing §5). */
export const piecesToCorrect = (most: number) => z.strictObject({ returned: between(0, most).int() });

const change = needs('orders.update');

export const orderRoutes = {
  ...lists,
  list: { ...lists.list, aliases: ['/api/clothing/orders'] },
  price: route({
    service,
    method: 'POST',
    path: '/api/orders/price',
    summary: 'Prijs van een bestelling',
    right: needs('orders.create', 'orders.update'),
    body: z
      .strictObject({ priceCategory, fromDt: rentalDay, toDt: rentalDay, items })
      .refine(endsLater, ENDS_TOO_EARLY),
    answer: z.object({
      periods: z.number().int(),
      returnBefore: z.iso.date(),
      price: z.number(),
      vat: z.number(),
      total: z.number(),
      replacementPrice: z.number(),
    }),
    errors: ['invalid'],
  }),
  create: route({
    service,
    method: 'POST',
    path: '/api/orders',
    summary: 'Artikels uitlenen',
    right: needs('orders.create'),
    body: orderInput,
    answer: createdAnswer,
    status: 201,
    errors: ['invalid', 'conflict'],
    orList: lists.search,
  }),
  one: route({
    service,
    method: 'GET',
    path: '/api/order/:id',
    summary: 'Bestelformulier',
    right: needs('orders.read'),
    answer: one,
    errors: ['not_found'],
  }),
  update: route({
    service,
    method: 'PUT',
    path: '/api/order/:id',
    summary: 'Bestelformulier wijzigen, factureren of annuleren',
    right: change,
    body: putBody,
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  receive: route({
    service,
    method: 'POST',
    path: '/api/order/:id/receive',
    summary: 'Artikels van een bestelling terugnemen',
    right: change,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ uuid, amount: z.number().int().min(1) }))
        .min(1)
        .max(500),
      /** Answer to the 409 of a late return: add the fine, or not. */
      fine: z.boolean().optional(),
    }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  correct: route({
    service,
    method: 'POST',
    path: '/api/order/:id/correct',
    summary: 'Aantal teruggebrachte stuks verbeteren',
    right: change,
    body: z.strictObject({ uuid, returned: z.number().int().min(0) }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  fine: route({
    service,
    method: 'POST',
    path: '/api/order/:id/fine',
    summary: 'Boete van een bestelling vastleggen',
    right: change,
    body: z.strictObject({ fine: euros }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  /** Changes by GET, as the specification has it (spec/clothing §7). */
  setInactive: route({
    service,
    method: 'GET',
    path: '/api/order/:id/inactive',
    summary: 'Niet teruggebrachte kledij van een gefactureerde bestelling op inactief zetten',
    right: change,
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
  }),
  remarks: route({
    service,
    method: 'POST',
    path: '/api/order/:id/:uuid/remarks',
    summary: 'Opmerking bij een artikel van een bestelling',
    right: change,
    params: z.strictObject({ id: idParam, uuid }),
    body: z.strictObject({ remarks: text(1, 1000) }),
    answer: doneAnswer,
    errors: ['invalid', 'not_found'],
  }),
  nationalNumber: route({
    service,
    method: 'GET',
    path: '/api/order/:id/national-number',
    summary: 'Rijksregisternummer tonen; wordt gelogd',
    right: change,
    answer: z.object({ socialSecurity: z.string() }),
    errors: ['not_found'],
  }),
  pdf: route({
    service,
    method: 'GET',
    path: '/api/order/:id/pdf',
    summary: 'Bestelbon als PDF',
    right: needs('orders.read'),
    file: 'application/pdf',
    errors: ['not_found'],
  }),
} as const;
