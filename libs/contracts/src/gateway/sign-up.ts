import { z } from 'zod';
import { day, email, MESSAGES } from '../fields';

/** Widest birth dates: the past, and at most 100 years ago (spec/volunteers §5). Today is read when checked. */
export const birthDate = day('Geboortedatum is geen geldige datum').superRefine((value, ctx) => {
  const today = new Date();
  const date = new Date(`${value}T00:00:00Z`);
  const oldest = new Date(Date.UTC(today.getUTCFullYear() - 100, today.getUTCMonth(), today.getUTCDate()));
  if (date.getTime() > today.getTime())
    ctx.addIssue({ code: 'custom', message: 'Gelieve een datum te selecteren in het verleden' });
  else if (date < oldest)
    ctx.addIssue({ code: 'custom', message: 'Gelieve een datum te kiezen die maximum 100 jaar geleden is' });
});

const bare = (v: string) => v.replace(/[\s./()-]/g, '');
/** Belgian fixed or mobile number, also with +32 or another country's code; at least 9 characters (spec/volunteers §5). */
export const phone = z
  .string()
  .trim()
  .max(30, 'Telefoonnummer is ongeldig')
  .refine((v) => v === '' || (v.length >= 9 && /^(\+\d{8,15}|0\d{8,9})$/.test(bare(v))), 'Telefoonnummer is ongeldig');
/** Belgian mobile number (04…), or another country's with its code. */
export const cell = z
  .string()
  .trim()
  .max(30, 'G.S.M.-nummer is ongeldig')
  .refine(
    (v) => v === '' || (v.length >= 9 && /^(\+324\d{8}|\+(?!32)\d{8,15}|04\d{8})$/.test(bare(v))),
    'G.S.M.-nummer is ongeldig',
  );

const name = (message: string) => z.string().trim().min(2, message).max(60, message);
/** 0 Man, 1 Vrouw, 2 X. */
export const sex = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Street to city; each part with the message of an address that is not complete. */
export const addressFields = {
  streetName: z.string().trim().min(1, 'Adres moet ingevuld zijn').max(120),
  houseNumber: z.string().trim().min(1, 'Adres is niet volledig').max(10),
  bus: z.string().trim().max(10).default(''),
  zipCode: z.string().trim().min(1, 'Adres is niet volledig').max(10),
  cityName: z.string().trim().min(1, 'Adres is niet volledig').max(80),
};

/** A picture cropped in the browser, as a data URL; the server reads its content and makes it again at 200 × 200. */
export const pictureData = z
  .string()
  .max(11_000_000)
  .regex(/^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/, 'Gelieve een .jpg of .png bestand te selecteren');

/** Personal data that sign-up takes and the volunteers service stores: one shape for the page, the gateway and the command. */
export const personFields = {
  firstName: name('Voornaam is ongeldig'),
  lastName: name('Achternaam is ongeldig'),
  date_of_birth: birthDate,
  nationality: name('Nationaliteit is ongeldig'),
  origin: z.string().trim().min(1, MESSAGES.empty).max(60),
  sex,
  phoneNumber: phone.default(''),
  cellPhone: cell.default(''),
  email: email('E-mailadres is geen geldig mailadres'),
  secondaryEmail: z.union([z.literal(''), email('Tweede e-mailadres is geen geldig mailadres')]).default(''),
  tShirt: z.string().trim().min(1, MESSAGES.empty).max(10),
  ...addressFields,
  image: pictureData.nullish(),
  /** Agreement with the privacy statement: needed to sign up. */
  privacy: z.literal(true, 'Gelieve de privacyverklaring te aanvaarden'),
  /** Consent for photo and video use: off until given. */
  pictures: z.boolean().default(false),
};

/** Runs a rule about several fields as soon as these are there, also while others are wrong: a form tells all at once. */
const filledIn =
  (...names: string[]) =>
  ({ value }: { value: unknown }) =>
    names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string');

const reachable = <T extends { phoneNumber?: string; cellPhone?: string }>(v: T) =>
  Boolean(v.phoneNumber || v.cellPhone);
/** Body of POST /api/signup (spec/volunteers §3, §5). */
export const signUpBody = z
  .strictObject({
    ...personFields,
    pwd: z
      .string()
      .min(6, 'Wachtwoord moet bestaan uit minimum 6 karakters')
      .max(128, 'Wachtwoord mag bestaan uit maximum 128 karakters'),
  })
  .refine(reachable, { path: ['cellPhone'], message: 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.' });

/** What the page's form holds besides: the two confirmations, which never travel. */
export const signUpForm = z
  .strictObject({ ...signUpBody.shape, emailConfirmation: z.string(), pwdConfirmation: z.string() })
  .refine(reachable, {
    path: ['cellPhone'],
    message: 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.',
    when: filledIn('phoneNumber', 'cellPhone'),
  })
  .refine((v) => v.email.trim().toLowerCase() === v.emailConfirmation.trim().toLowerCase(), {
    path: ['emailConfirmation'],
    message: 'E-mailadressen komen niet overeen',
    when: filledIn('email', 'emailConfirmation'),
  })
  .refine((v) => v.pwd === v.pwdConfirmation, {
    path: ['pwdConfirmation'],
    message: 'Wachtwoorden komen niet overeen',
    when: filledIn('pwd', 'pwdConfirmation'),
  });
