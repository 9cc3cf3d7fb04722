import { z } from 'zod';
import { email, id, idParam, MESSAGES } from '../fields';
import { needs, needsOrOwn, open, route, session } from '../route';
import { doneAnswer } from '../resource';
import { signUpBody } from './sign-up';

const service = 'gateway' as const;

/** Rights as they travel to the browser. */
export const rightsAnswer = z.object({
  global: z.array(z.string()),
  projects: z.record(z.string(), z.array(z.string())),
  /** The flags of the specification, derived from the rights above. */
  flags: z.record(z.string(), z.boolean()),
});

/** The logged-in account with its active profile (spec/volunteers §3, "Account"). `id` is the profile's id. */
export const accountAnswer = z.object({
  id,
  accountId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  developer: z.boolean(),
  image: z.string().nullable(),
  isUser: z.boolean(),
  shouldVerify: z.boolean(),
  canEditClothingSizes: z.boolean(),
  shouldUploadCertificate: z.boolean(),
  certificate: z.string().nullable(),
  profiles: z.array(z.object({ id, firstName: z.string(), lastName: z.string() })),
  rights: rightsAnswer,
});
export type Account = z.output<typeof accountAnswer>;

const password = z
  .string()
  .min(6, 'Wachtwoord moet bestaan uit minimum 6 karakters')
  .max(128, 'Wachtwoord mag bestaan uit maximum 128 karakters');

export const accountRoutes = {
  login: route({
    service,
    method: 'POST',
    path: '/api/auth',
    summary: 'Aanmelden',
    right: open(),
    body: z.strictObject({
      email: z.string().trim().toLowerCase().min(1, MESSAGES.empty).max(254),
      password: z.string().min(1, MESSAGES.empty).max(128),
      remember: z.boolean().default(false),
    }),
    answer: accountAnswer.extend({ token: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['invalid', 'unauthenticated', 'too_many'],
  }),
  me: route({
    service,
    method: 'GET',
    path: '/api/auth',
    summary: 'Wie ben ik',
    right: session(),
    answer: accountAnswer,
  }),
  logout: route({
    service,
    method: 'DELETE',
    path: '/api/auth',
    summary: 'Afmelden',
    right: session(),
    answer: doneAnswer,
  }),
  switchProfile: route({
    service,
    method: 'GET',
    path: '/api/auth/switchProfile/:id',
    summary: 'Van profiel wisselen',
    right: session(),
    answer: accountAnswer.extend({ token: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['not_found'],
  }),
  signUp: route({
    service,
    method: 'POST',
    path: '/api/signup',
    summary: 'Account aanmaken',
    right: open(),
    body: signUpBody,
    answer: doneAnswer,
    status: 201,
    errors: ['invalid', 'too_many'],
    bodyLimit: 12 * 1024 * 1024,
  }),
  verify: route({
    service,
    method: 'GET',
    path: '/api/verify/:token',
    summary: 'Mailadres bevestigen (link in de mail, verwijst door)',
    right: open(),
    params: z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) }),
    file: 'text/html',
  }),
  forgotPassword: route({
    service,
    method: 'POST',
    path: '/api/forgot-password',
    summary: 'Wachtwoord vergeten',
    right: open(),
    body: z.strictObject({ email: email() }),
    answer: doneAnswer,
    errors: ['invalid', 'too_many'],
  }),
  changePassword: route({
    service,
    method: 'POST',
    path: '/api/change-password',
    summary: 'Wachtwoord wijzigen: met de link uit de mail, of aangemeld met het huidige',
    right: open(),
    body: z.union([
      z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/), email: email(), password }),
      z.strictObject({ current: z.string().min(1, MESSAGES.empty).max(128), password }),
    ]),
    answer: doneAnswer,
    errors: ['invalid', 'unauthenticated', 'too_many'],
  }),
  ticket: route({
    service,
    method: 'POST',
    path: '/api/tickets',
    summary: 'Eenmalig ticket (60 s) voor een bestand',
    right: session(),
    body: z.strictObject({ path: z.string().startsWith('/api/').max(4000) }),
    answer: z.object({ ticket: z.string() }),
    status: 201,
  }),
  rights: route({
    service,
    method: 'GET',
    path: '/api/user/:id/rights',
    summary: 'Rechten van een gebruiker',
    right: needsOrOwn('users.rights'),
    answer: rightsAnswer,
    errors: ['not_found'],
  }),
  projectRights: route({
    service,
    method: 'GET',
    path: '/api/project/:projectId/user/:userId/rights',
    summary: 'Rechten van een gebruiker in een project',
    right: needsOrOwn('users.rights'),
    params: z.strictObject({ projectId: idParam, userId: idParam }),
    answer: rightsAnswer,
    errors: ['not_found'],
  }),
  online: route({
    service,
    method: 'GET',
    path: '/api/statistics/users/online',
    summary: 'Wie is online',
    right: needs('users.read'),
    answer: z.object({
      data: z.array(
        z.object({
          id,
          firstName: z.string(),
          lastName: z.string(),
          lastLogin: z.iso.datetime().nullable(),
          lastActivity: z.iso.datetime().nullable(),
        }),
      ),
      total: z.number().int(),
    }),
  }),
} as const;
