import type { ProfileRow } from '@stoet/contracts/volunteers/profile.contract';
import { defineList, equals, matchesWords } from '@stoet/service-kit';
import { birthDates, brusselsDay } from './profile.rules';
import type { Profile } from './profile.schema';
import { rowOf, type Sight } from './profile.view';

export interface ProfileFilters {
  text: string;
  sex: 0 | 1 | 2;
  minAge: number;
  maxAge: number;
}

/** Before a search in the remarks of the administrators (spec/volunteers §9). */
export const REMARKS_PREFIX = 'opm:';

const found = (text: string) =>
  text.startsWith(REMARKS_PREFIX) ? matchesWords(text.slice(REMARKS_PREFIX.length), 'remarkWords') : matchesWords(text);
const born = (ages: { minAge?: number; maxAge?: number }) => ({
  date_of_birth: birthDates(ages, brusselsDay(new Date())),
});
export const SEXES = ['Man', 'Vrouw', 'X'] as const;

/** The list of profiles as somebody with this sight sees it. */
export const profileList = (sight: Sight) =>
  defineList<Profile, ProfileRow, ProfileFilters>({
    name: 'medewerkers',
    fields: [
      'firstName',
      'lastName',
      'image',
      'date_of_birth',
      'sex',
      'email',
      'phoneNumber',
      'cellPhone',
      'cityName',
      'creationDt',
    ],
    filters: {
      text: found,
      sex: equals('sex'),
      minAge: (minAge) => born({ minAge }),
      maxAge: (maxAge) => born({ maxAge }),
    },
    sorts: { name: ['lastKey', 'firstKey'], creationDt: ['creationDt'], date_of_birth: ['date_of_birth'] },
    rows: (docs) => docs.map((doc) => rowOf(doc, sight)),
    columns: [
      { header: 'Nummer', value: (r) => r.id, kind: 'number', width: 10 },
      { header: 'Achternaam', value: (r) => r.lastName },
      { header: 'Voornaam', value: (r) => r.firstName },
      { header: 'Geboortedatum', value: (r) => r.date_of_birth, kind: 'date' },
      { header: 'Geslacht', value: (r) => (r.sex === undefined ? '' : SEXES[r.sex]), width: 10 },
      { header: 'E-mailadres', value: (r) => r.email, width: 32 },
      { header: 'Telefoon', value: (r) => r.phoneNumber },
      { header: 'G.S.M.', value: (r) => r.cellPhone },
      { header: 'Gemeente', value: (r) => r.cityName },
      { header: 'Aangemaakt', value: (r) => r.creationDt, kind: 'datetime' },
    ],
  });
