import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@stoet/contracts';
import { isOwn } from '../profiles/profile.rules';
import type { Profile } from '../profiles/profile.schema';
import { ProfilesRepository } from '../profiles/profiles.repository';
import type { Project } from '../projects/project.schema';
import { ProjectsRepository } from '../projects/projects.repository';
import { mayEdit, maySignOff } from './registration.rules';
import type { Registration } from './registration.schema';
import { sightOf, type Sight } from './registration.view';
import { RegistrationsRepository } from './registrations.repository';

/** A registration that the caller may know of, with its project and person, and what he sees of it. */
export interface Held {
  registration: Registration;
  project: Project;
  profile: Profile;
  own: boolean;
  sight: Sight;
}

const UNKNOWN = 'Inschrijving niet gevonden';

/** Who may see, change and remove which registration: by its stored project and person. */
@Injectable()
export class RegistrationAccess {
  constructor(
    private readonly repository: RegistrationsRepository,
    private readonly projects: ProjectsRepository,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** @throws DomainError 'not_found' when there is none that the caller may know of. */
  async held(id: number, caller: Caller): Promise<Held> {
    const registration = await this.repository.byId(id);
    if (!registration) throw new DomainError('not_found', UNKNOWN);
    const { projectId, profileId } = registration;
    const [project, profile] = await Promise.all([this.projects.byId(projectId), this.profiles.byId(profileId)]);
    const own = profile !== null && isOwn(caller, profile);
    if (!project || !profile || !(own || caller.can('registrations.read', projectId)))
      throw new DomainError('not_found', UNKNOWN);
    return { registration, project, profile, own, sight: sightOf(caller, projectId, own) };
  }

  /** Whether the caller may change a registration now: with the right at any time, its person within the windows. */
  mayEdit({ registration, project, own }: Held, caller: Caller, now = new Date()): boolean {
    if (caller.can('registrations.update', project._id)) return true;
    return own && mayEdit(project, registration.onStage, now);
  }

  maySignOff({ registration, project, own }: Held, caller: Caller, now = new Date()): boolean {
    if (caller.can('registrations.delete', project._id)) return true;
    return own && maySignOff(project, registration.onStage, now);
  }

  /** @throws DomainError 'forbidden' */
  checkEdit(held: Held, caller: Caller): void {
    if (!this.mayEdit(held, caller))
      throw new DomainError('forbidden', held.own ? 'Je kan deze inschrijving niet meer wijzigen' : undefined);
  }

  /** @throws DomainError 'forbidden' */
  checkSignOff(held: Held, caller: Caller): void {
    if (!this.maySignOff(held, caller))
      throw new DomainError('forbidden', held.own ? 'Je kan je niet meer uitschrijven' : undefined);
  }
}
