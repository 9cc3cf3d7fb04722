import { preferenceRole } from '@stoet/contracts/volunteers/preference-roles';
import type { RegistrationRow } from '@stoet/contracts/volunteers/registration.contract';
import { defineList, equals, isSet, matchesWords } from '@stoet/service-kit';
import { partOfTownName } from '../lookups/parts-of-town';
import { SEXES } from '../profiles/profile.list';
import { birthDates, brusselsDay } from '../profiles/profile.rules';
import type { Registration } from './registration.schema';

export interface RegistrationFilters {
  text: string;
  onStage: boolean;
  preferred: number;
  auditioning: boolean;
  remarks: boolean;
  talents: boolean;
  sex: 0 | 1 | 2;
  minAge: number;
  maxAge: number;
}

const FIELDS = [
  'projectId',
  'profileId',
  'onStage',
  'roles',
  'auditioning',
  'partOfTown',
  'talents',
  'remarks',
  'ownerRemarks',
  'diet',
  'creationDt',
] as const;

const born = (ages: { minAge?: number; maxAge?: number }) => ({
  date_of_birth: birthDates(ages, brusselsDay(new Date())),
});
/** Names of preference roles, as the spreadsheet and pages show them. */
const roleNames = (ids: readonly number[] = []) => ids.map((id) => preferenceRole(id)?.role).join(', ');

/** Registrations of one project; `rows` decides what the reader sees of each. */
export const projectRegistrations = (rows: (docs: Registration[]) => Promise<RegistrationRow[]>) =>
  defineList<Registration, RegistrationRow, RegistrationFilters>({
    name: 'inschrijvingen',
    fields: FIELDS,
    filters: {
      text: (value) => matchesWords(value),
      onStage: equals('onStage'),
      preferred: equals('roles'),
      auditioning: equals('auditioning'),
      remarks: isSet('remarks'),
      talents: isSet('talents'),
      sex: equals('sex'),
      minAge: (minAge) => born({ minAge }),
      maxAge: (maxAge) => born({ maxAge }),
    },
    sorts: { name: ['lastKey', 'firstKey'], date: ['creationDt'] },
    rows,
    columns: [
      { header: 'Nummer', value: (r) => r.id, kind: 'number', width: 10 },
      { header: 'Achternaam', value: (r) => r.user.lastName },
      { header: 'Voornaam', value: (r) => r.user.firstName },
      { header: 'Plaats', value: (r) => (r.location === 1 ? 'Op het podium' : 'Achter de schermen') },
      { header: 'Voorkeuren', value: (r) => roleNames(r.roles), width: 40 },
      { header: 'Auditie', value: (r) => r.auditioning, width: 10 },
      { header: 'Geboortedatum', value: (r) => r.user.date_of_birth, kind: 'date' },
      { header: 'Geslacht', value: (r) => (r.user.sex === undefined ? '' : SEXES[r.user.sex]), width: 10 },
      { header: 'E-mailadres', value: (r) => r.user.email, width: 32 },
      { header: 'Telefoon', value: (r) => r.user.phoneNumber },
      { header: 'G.S.M.', value: (r) => r.user.cellPhone },
      { header: 'Deelgemeente', value: (r) => partOfTownName(r.partOfTown) },
      { header: 'Talenten', value: (r) => r.talents, width: 40 },
      { header: 'Opmerkingen', value: (r) => r.remarks, width: 40 },
      { header: 'Dieet', value: (r) => r.diet },
      { header: 'Ingeschreven op', value: (r) => r.creationDt, kind: 'datetime' },
    ],
  });

/** One's own registrations, over all projects. */
export const ownRegistrations = <Row extends RegistrationRow & { project: { name: string } }>(
  rows: (docs: Registration[]) => Promise<Row[]>,
) =>
  defineList<Registration, Row, object>({
    name: 'mijn inschrijvingen',
    fields: FIELDS,
    filters: {},
    sorts: { date: ['creationDt'] },
    rows,
    columns: [
      { header: 'Project', value: (r) => r.project.name, width: 40 },
      { header: 'Plaats', value: (r) => (r.location === 1 ? 'Op het podium' : 'Achter de schermen') },
      { header: 'Voorkeuren', value: (r) => roleNames(r.roles), width: 40 },
      { header: 'Ingeschreven op', value: (r) => r.creationDt, kind: 'datetime' },
    ],
  });
