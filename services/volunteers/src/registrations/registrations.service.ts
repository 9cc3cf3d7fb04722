import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@stoet/contracts';
import type { NewRegistration } from '@stoet/contracts/volunteers/registration.contract';
import {
  registrationChanged,
  registrationCreated,
  registrationRemoved,
} from '@stoet/contracts/volunteers/registration.events';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { isOwn } from '../profiles/profile.rules';
import type { Profile } from '../profiles/profile.schema';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { SizesService } from '../profiles/sizes.service';
import type { Project } from '../projects/project.schema';
import { ProjectsService } from '../projects/projects.service';
import { RegistrationAccess, type Held } from './registration.access';
import { mayRegister, onStageOf, partOfTownProblem, problems, rolesProblem } from './registration.rules';
import type { Registration } from './registration.schema';
import { factsOf, personKeysOf } from './registration.view';
import { RegistrationsRepository } from './registrations.repository';

const UNKNOWN_USER = 'Deze gebruiker kon niet worden gevonden';

/** Changes of registrations: rules, windows, and the events that tell of them. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly repository: RegistrationsRepository,
    private readonly access: RegistrationAccess,
    private readonly projects: ProjectsService,
    private readonly profiles: ProfilesRepository,
    private readonly sizes: SizesService,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  /** Registers a person: himself within the windows, anybody at any time with `registrations.create` in the project. */
  async create(projectId: number, userId: number, given: NewRegistration, caller: Caller): Promise<Created> {
    const project = await this.projects.known(projectId, caller);
    const profile = await this.profiles.byId(userId);
    const byRight = caller.can('registrations.create', projectId);
    if (!profile || !(byRight || isOwn(caller, profile))) throw new DomainError('not_found', UNKNOWN_USER);
    await this.checkFree(project, profile, caller);
    this.check(given, project, profile, caller);
    if (!byRight && !mayRegister(project, given.location === 1, new Date()))
      throw new DomainError('forbidden', 'De inschrijvingen voor deze plaats zijn niet open');
    const registration = registrationOf(await this.ids.next('registration'), project, profile, given, new Date());
    await this.insert(registration, project, profile, given, caller);
    return { id: registration._id, own: isOwn(caller, profile) };
  }

  async updateRoles(id: number, roles: number[], auditioning: boolean, caller: Caller): Promise<void> {
    const held = await this.access.held(id, caller);
    const { registration, project } = held;
    const onStage = onStageOf(roles);
    this.access.checkEdit(held, caller);
    // Who changes place must still be in time for the new one.
    this.access.checkEdit({ ...held, registration: { ...registration, onStage } }, caller);
    throwIfAny(problems({ roles: rolesProblem(roles, onStage, project) }));
    await this.change(id, { roles, onStage, auditioning: auditioning && project.auditions_enabled }, caller);
  }

  async updateOthers(id: number, fields: OtherFields, caller: Caller): Promise<void> {
    const held = await this.access.held(id, caller);
    this.access.checkEdit(held, caller);
    if (fields.ownerRemarks !== undefined && !held.sight.ownerRemarks) throw new DomainError('forbidden');
    throwIfAny(problems({ partOfTown: partOfTownProblem(fields.partOfTown, held.project) }));
    await this.change(id, fields, caller);
  }

  /** Signs a person off. Gives what the message names. `userId`, when given, must be the person's. */
  async signOff(id: number, userId: number | undefined, caller: Caller): Promise<Held> {
    const held = await this.access.held(id, caller);
    const { project, profile } = held;
    if (userId !== undefined && userId !== profile._id) throw new DomainError('not_found', UNKNOWN_USER);
    this.access.checkSignOff(held, caller);
    await this.transactions.run(caller.profileId, async (tx) => {
      if (!(await this.repository.remove(id, tx))) throw new DomainError('not_found', 'Inschrijving niet gevonden');
      tx.emit(registrationRemoved, { id, projectId: project._id, profileId: profile._id });
    });
    return held;
  }

  private check(given: NewRegistration, project: Project, profile: Profile, caller: Caller): void {
    throwIfAny({
      ...problems({
        roles: rolesProblem(given.roles, given.location === 1, project),
        partOfTown: partOfTownProblem(given.partOfTown, project),
      }),
      ...this.sizes.problemsOf(profile, given, caller),
    });
  }

  private async checkFree(project: Project, profile: Profile, caller: Caller): Promise<void> {
    const known = await this.repository.of(project._id, profile._id);
    if (known) throw alreadyIn(project, profile, caller, known._id);
  }

  private async insert(
    registration: Registration,
    project: Project,
    profile: Profile,
    given: NewRegistration,
    caller: Caller,
  ): Promise<void> {
    const store = async (tx: Tx) => {
      await this.sizes.keep(profile, given, tx);
      await this.repository.insert(registration, tx);
      tx.emit(registrationCreated, factsOf(registration, profile));
    };
    await this.transactions.run(caller.profileId, store).catch(async (error: { code?: unknown }) => {
      if (error.code === 11000) await this.checkFree(project, profile, caller); // twice at once: the other one was first
      throw error;
    });
  }

  private async change(id: number, fields: Partial<Registration>, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const registration = await this.repository.change(id, fields, tx);
      const profile = registration && (await this.profiles.byId(registration.profileId));
      if (!profile) throw new DomainError('not_found', 'Inschrijving niet gevonden');
      tx.emit(registrationChanged, factsOf(registration, profile));
    });
  }
}

export interface Created {
  id: number;
  /** Whether the caller registered himself. */
  own: boolean;
}
type OtherFields = Pick<Registration, 'talents' | 'remarks' | 'diet' | 'partOfTown'> & { ownerRemarks?: string };

function throwIfAny(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', undefined, { fields });
}

function alreadyIn(project: Project, profile: Profile, caller: Caller, registrationId: number): DomainError {
  const who = isOwn(caller, profile) ? 'Je bent' : `${profile.firstName} ${profile.lastName} is`;
  return new DomainError('conflict', `${who} al ingeschreven voor ${project.name}`, { details: { registrationId } });
}

const registrationOf = (
  _id: number,
  project: Project,
  profile: Profile,
  { roles, partOfTown, talents, remarks, diet, auditioning, location }: NewRegistration,
  now: Date,
): Registration => ({
  _id,
  version: 1,
  projectId: project._id,
  profileId: profile._id,
  onStage: location === 1,
  roles,
  auditioning: auditioning && project.auditions_enabled,
  partOfTown,
  talents,
  remarks,
  ownerRemarks: '',
  diet,
  creationDt: now.toISOString(),
  ...personKeysOf(profile),
});
