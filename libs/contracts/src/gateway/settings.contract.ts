import { z } from 'zod';
import { euros, text } from '../fields';
import { needs, open, route } from '../route';
import { doneAnswer } from '../resource';

const service = 'gateway' as const;
const settings = z.object({ title: z.string(), description: z.string(), fine: z.number() });

export const settingsRoutes = {
  read: route({
    service,
    method: 'GET',
    path: '/api/settings',
    summary: 'Instellingen',
    right: needs('settings.read'),
    answer: settings,
  }),
  update: route({
    service,
    method: 'PUT',
    path: '/api/settings',
    summary: 'Instellingen bewaren',
    right: needs('settings.update'),
    body: z.strictObject({ title: text(1, 255), description: z.string().trim().max(5000), fine: euros }),
    answer: doneAnswer,
    errors: ['invalid'],
  }),
  info: route({
    service,
    method: 'GET',
    path: '/api/general/info',
    summary: 'Wat elke bezoeker mag weten',
    right: open(),
    answer: z.object({
      title: z.string(),
      description: z.string(),
      contact: z.string(),
      chat: z.boolean(),
      pinDuration: z.number().int(),
      translation: z.boolean(),
      offstage: z.boolean(),
    }),
  }),
} as const;
