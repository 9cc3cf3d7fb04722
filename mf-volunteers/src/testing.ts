import type { AnswerOf } from '@stoet/contracts';
import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import { PREFERENCE_ROLES } from '@stoet/contracts/volunteers/preference-roles';
import type { sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import type { Project } from '@stoet/contracts/volunteers/project.contract';
import type { Registration } from '@stoet/contracts/volunteers/registration.contract';
import { mock } from '@stoet/web-kit/testing';
import { addTexts } from '@stoet/web-kit/texts';
import nl from './texts/nl/volunteers.json';

addTexts('volunteers', { nl });

export const aProject = (more: Partial<Project> = {}): Project => ({
  id: 3,
  name: 'Kempense Stoet',
  title: '',
  subtitle: '',
  openFrom: '2026-01-01T08:00:00.000Z',
  closedFrom: '2026-06-01T18:00:00.000Z',
  closedOffStage: '2026-06-10T18:00:00.000Z',
  projectClosed: '2026-09-01T18:00:00.000Z',
  editRegistrationClosed: null,
  deleteRegistrationClosed: null,
  rolesOpen: null,
  rolesClosed: null,
  extended: false,
  auditions_enabled: false,
  auditionHint: '',
  inactive: false,
  mode: 'both',
  registered: false,
  registrationId: null,
  ...more,
});

export const aRegistration = (more: Partial<Registration> = {}): Registration => ({
  id: 7,
  projectId: 3,
  location: 1,
  creationDt: '2026-02-01T10:00:00.000Z',
  partOfTown: null,
  roles: [1, 4],
  auditioning: false,
  talents: '',
  remarks: '',
  diet: '',
  user: { id: 11, firstName: 'An', lastName: 'Peeters', image: null },
  project: {
    id: 3,
    name: 'Kempense Stoet',
    title: '',
    extended: false,
    auditions_enabled: false,
    auditionHint: '',
  },
  mayEdit: true,
  maySignOff: true,
  ...more,
});

export const someSizes = (
  more: Partial<AnswerOf<typeof sizesRoutes.read>> = {},
): AnswerOf<typeof sizesRoutes.read> => ({
  shirtSize: 'M',
  height: null,
  chest: null,
  waist: null,
  hipSize: null,
  headSize: null,
  clothingSize: null,
  clothingFrozen: false,
  editable: true,
  ...more,
});

/** A page of a list that holds everything. */
export const listOf = <Row>(...data: Row[]) => ({
  data,
  total: data.length,
  offset: 0,
  items: 10,
  filters: {},
  message: '',
});

const named = (...names: string[]) => ({ data: names.map((name, i) => ({ id: i, name })) });
/** What forms offer. */
export const lookups = [
  mock(lookupRoutes.preferenceRoles, {
    data: PREFERENCE_ROLES.map(({ forExtended, ...role }) => ({ ...role, for_extended: forExtended })),
  }),
  mock(lookupRoutes.partsOfTown, named('Ik woon niet in Turnhout', 'Centrum')),
  mock(lookupRoutes.shirtSizes, named('S', 'M', 'L')),
  mock(lookupRoutes.clothingSizes, named('38', '40')),
];

/** What everybody may know of the installation. */
export const INFO = {
  title: '',
  description: '',
  contact: 'kledij@stoet.test',
  chat: true,
  pinDuration: 500,
  translation: false,
  offstage: true,
};
