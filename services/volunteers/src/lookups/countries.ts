import { alpha2ToNumeric, getNames, registerLocale } from 'i18n-iso-countries';
import dutch from 'i18n-iso-countries/langs/nl.json';

registerLocale(dutch);

/** Every country by its everyday Dutch name and ISO 3166 number: Belgium first, the others in alphabetical order. */
export const COUNTRIES: readonly { id: number; name: string }[] = Object.entries(getNames('nl', { select: 'alias' }))
  .map(([code, name]) => ({ code, name, id: Number(alpha2ToNumeric(code)) }))
  .sort((a, b) => Number(b.code === 'BE') - Number(a.code === 'BE') || a.name.localeCompare(b.name, 'nl'))
  .map(({ id, name }) => ({ id, name }));
