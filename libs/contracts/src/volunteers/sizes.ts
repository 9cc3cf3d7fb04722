import { z } from 'zod';
import { between } from '../fields';

/** What the depot stocks and forms offer. */
export const SHIRT_SIZES = [
  '104',
  '116',
  '128',
  '140',
  '152',
  '164',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '3XL',
  '4XL',
] as const;
export const CLOTHING_SIZES = [
  '92',
  '104',
  '116',
  '128',
  '140',
  '152',
  '164',
  '176',
  ...['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56', '58', '60'],
] as const;

/** Bounds in cm (spec/volunteers §9). */
export const SIZE_RANGES = {
  height: [50, 230],
  chest: [50, 160],
  waist: [40, 160],
  hipSize: [50, 160],
  headSize: [35, 70],
} as const;
export type Measure = keyof typeof SIZE_RANGES;

const measure = (name: Measure) => {
  const [min, max] = SIZE_RANGES[name];
  return between(min, max).nullable();
};

/** Sizes of a person: cm, or null when not known yet. */
export const sizeFields = {
  shirtSize: z.enum(SHIRT_SIZES).nullable(),
  height: measure('height'),
  chest: measure('chest'),
  waist: measure('waist'),
  hipSize: measure('hipSize'),
  headSize: measure('headSize'),
  clothingSize: z.enum(CLOTHING_SIZES).nullable(),
};
export const sizes = z.object(sizeFields);
export type Sizes = z.output<typeof sizes>;
export const SIZE_NAMES = Object.keys(sizeFields) as (keyof Sizes)[];
