import type { Caller } from '@stoet/contracts';
import type {
  Registration as RegistrationAnswer,
  RegistrationRow,
} from '@stoet/contracts/volunteers/registration.contract';
import type { RegistrationFacts } from '@stoet/contracts/volunteers/registration.events';
import type { Profile } from '../profiles/profile.schema';
import type { Project } from '../projects/project.schema';
import type { Registration } from './registration.schema';

/** Which parts of a registration somebody sees: sub-rights of `registrations` in its project (spec/volunteers §6). */
export interface Sight {
  readonly general: boolean;
  readonly preferred: boolean;
  readonly other: boolean;
  /** Remarks of the staff: not shown to the volunteer himself. */
  readonly ownerRemarks: boolean;
}

export function sightOf(caller: Caller, projectId: number, own = false): Sight {
  const sees = (right: 'general' | 'preferred' | 'other') => caller.can(`registrations.${right}`, projectId);
  return {
    general: own || sees('general'),
    preferred: own || sees('preferred'),
    other: own || sees('other'),
    ownerRemarks: sees('other'),
  };
}

function personOf(p: Profile, sight: Sight): RegistrationRow['user'] {
  const { firstName, lastName, image, date_of_birth, sex, email, phoneNumber, cellPhone } = p;
  const known = { id: p._id, firstName, lastName, image };
  return sight.general ? { ...known, date_of_birth, sex, email, phoneNumber, cellPhone } : known;
}

export const rowOf = (r: Registration, person: Profile, sight: Sight): RegistrationRow => ({
  id: r._id,
  projectId: r.projectId,
  user: personOf(person, sight),
  location: r.onStage ? 1 : 0,
  creationDt: r.creationDt,
  ...(sight.general && { partOfTown: r.partOfTown }),
  ...(sight.preferred && { roles: r.roles, auditioning: r.auditioning }),
  ...(sight.other && { talents: r.talents, remarks: r.remarks, diet: r.diet }),
  ...(sight.ownerRemarks && { ownerRemarks: r.ownerRemarks }),
});

export const projectPart = (p: Project): RegistrationAnswer['project'] => ({
  id: p._id,
  name: p.name,
  title: p.title,
  extended: p.extended,
  auditions_enabled: p.auditions_enabled,
  auditionHint: p.auditionHint,
});

/** What other services keep a copy of. */
export const factsOf = (r: Registration, person: Profile): RegistrationFacts => ({
  id: r._id,
  version: r.version,
  projectId: r.projectId,
  profileId: r.profileId,
  onStage: r.onStage,
  roles: r.roles,
  auditioning: r.auditioning,
  firstName: person.firstName,
  lastName: person.lastName,
  cellPhone: person.cellPhone,
  phoneNumber: person.phoneNumber,
  image: person.image,
});

/** What a registration takes over from its person, to be found and sorted by. */
export const personKeysOf = (p: Profile) => ({
  firstKey: p.firstKey,
  lastKey: p.lastKey,
  sex: p.sex,
  date_of_birth: p.date_of_birth,
  words: p.words,
});
