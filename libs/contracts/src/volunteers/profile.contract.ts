import { z } from 'zod';
import { id } from '../fields';
import { addressFields, birthDate, cell, personFields, phone, pictureData, sex } from '../gateway/sign-up';
import { filter, listRoutes } from '../list';
import { createdAnswer, doneAnswer } from '../resource';
import { needs, needsOrOwn, route, session } from '../route';
import { SHIRT_SIZES, sizeFields, sizes } from './sizes';

const service = 'volunteers' as const;

/** What everybody with `users.read` sees of a profile. */
const known = {
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Uuid of the picture, shown by `GET /api/uploads/:uuid`. */
  image: z.string().nullable(),
};
/** Blocks of a profile, each with its sub-right of `users`; a block that the caller may not see is left out. */
const personal = { date_of_birth: z.string().optional(), sex: sex.optional() };
const contact = { email: z.string().optional(), phoneNumber: z.string().optional(), cellPhone: z.string().optional() };

const row = z.object({
  ...known,
  ...personal,
  ...contact,
  cityName: z.string().optional(),
  creationDt: z.iso.datetime(),
});
export type ProfileRow = z.output<typeof row>;

/** The user record of spec/volunteers §3. */
const one = row.extend({
  nationality: z.string().optional(),
  origin: z.string().optional(),
  secondaryEmail: z.string().optional(),
  streetName: z.string().optional(),
  houseNumber: z.string().optional(),
  bus: z.string().optional(),
  zipCode: z.string().optional(),
  owner_remarks: z.string().optional(),
  sizes: sizes.optional(),
  clothingFrozen: z.boolean().optional(),
  settings: z.object({ pictures: z.boolean().optional(), pin: z.string().optional() }),
  certificate: z.string().nullable(),
});
export type Profile = z.output<typeof one>;

const { privacy, email, tShirt: _free, ...person } = personFields;
const tShirt = z.enum(SHIRT_SIZES);
const NEEDS_PHONE = 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.';
const age = filter.number.min(0).max(120);

export const profileRoutes = {
  ...listRoutes({
    service,
    path: '/api/users',
    right: needs('users.read'),
    exportRight: needs('users.export_users'),
    summary: 'Medewerkers',
    createsHere: true,
    row,
    filters: { text: filter.text, sex, minAge: age, maxAge: age },
    sorts: ['name', 'creationDt', 'date_of_birth'],
  }),
  one: route({
    service,
    method: 'GET',
    path: '/api/user/:id',
    summary: 'Medewerker: één',
    right: needsOrOwn('users.read'),
    answer: one,
    errors: ['not_found'],
  }),
  /** Staff make a profile; it belongs to no account yet. */
  create: route({
    service,
    method: 'POST',
    path: '/api/users',
    summary: 'Medewerker: aanmaken',
    right: needs('users.create'),
    body: z
      .strictObject({ ...person, tShirt, email: z.union([z.literal(''), email]).default('') })
      .refine((v) => Boolean(v.phoneNumber || v.cellPhone), { path: ['cellPhone'], message: NEEDS_PHONE }),
    answer: createdAnswer,
    status: 201,
    errors: ['invalid'],
    bodyLimit: 12 * 1024 * 1024,
  }),
  /** One more profile for the caller's account, a family member for example (spec/volunteers §3, "New profile"). */
  addOwn: route({
    service,
    method: 'POST',
    path: '/api/profile',
    summary: 'Profiel toevoegen aan de eigen account',
    right: session(),
    body: z
      .strictObject({
        privacy,
        pictures: personFields.pictures,
        firstName: personFields.firstName,
        lastName: personFields.lastName,
        dateOfBirth: birthDate,
        sex: z.union([z.literal(0), z.literal(1)]),
        countryOfBirth: personFields.origin,
        origin: personFields.nationality,
        tShirt,
        ...addressFields,
        phone: phone.default(''),
        cell: cell.default(''),
        secondaryMail: personFields.secondaryEmail,
        image: pictureData.nullish(),
      })
      .refine((v) => Boolean(v.phone || v.cell), { path: ['cell'], message: NEEDS_PHONE }),
    answer: createdAnswer,
    status: 201,
    errors: ['invalid', 'conflict'],
    bodyLimit: 12 * 1024 * 1024,
  }),
  linked: route({
    service,
    method: 'GET',
    path: '/api/user/:id/profiles',
    summary: 'Profielen van dezelfde account',
    right: needsOrOwn('users.read'),
    answer: z.object({ data: z.array(z.object(known)) }),
    errors: ['not_found'],
  }),
} as const;

export const sizesRoutes = {
  read: route({
    service,
    method: 'GET',
    path: '/api/user/:id/sizes',
    summary: 'Maten van een medewerker',
    right: needsOrOwn('users.clothing'),
    /** `editable`: whether the caller may change them (spec/volunteers §4, "Clothing sizes"). */
    answer: sizes.extend({ clothingFrozen: z.boolean(), editable: z.boolean() }),
    errors: ['not_found'],
  }),
  update: route({
    service,
    method: 'PUT',
    path: '/api/clothing-sizes',
    summary: 'Maten wijzigen',
    right: needsOrOwn('users.clothing'),
    body: z.strictObject({
      id,
      ...sizeFields,
      shirtSize: sizeFields.shirtSize.unwrap(),
      /** Nobody can change the sizes any more; set and cleared by level 1 only. */
      clothingFrozen: z.boolean().optional(),
    }),
    answer: doneAnswer,
    errors: ['invalid', 'forbidden', 'not_found'],
  }),
} as const;

export const pictureRoutes = {
  update: route({
    service,
    method: 'PUT',
    path: '/api/image',
    summary: 'Profielfoto wijzigen',
    right: needsOrOwn('users.picture'),
    body: z.strictObject({
      image: pictureData,
      /** Whose picture; the caller's own unless told. */
      id: id.optional(),
      // Sent along by older pages (spec/volunteers §7); whose picture it is follows from `id` alone.
      firstName: z.string().max(60).optional(),
      lastName: z.string().max(60).optional(),
      email: z.string().max(254).optional(),
    }),
    answer: z.object({ image: z.string(), message: z.string() }),
    errors: ['invalid', 'wrong_type', 'not_found'],
    bodyLimit: 12 * 1024 * 1024,
  }),
  show: route({
    service,
    method: 'GET',
    path: '/api/uploads/:uuid',
    summary: 'Profielfoto',
    right: session(),
    params: z.strictObject({ uuid: z.uuid() }),
    file: 'image/jpeg',
    errors: ['not_found'],
  }),
} as const;
