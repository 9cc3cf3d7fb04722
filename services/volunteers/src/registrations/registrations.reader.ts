import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type ListQuery, type Selection } from '@stoet/contracts';
import { preferenceRole } from '@stoet/contracts/volunteers/preference-roles';
import type {
  Registration as RegistrationAnswer,
  RegistrationRow,
} from '@stoet/contracts/volunteers/registration.contract';
import type { FileAnswer } from '@stoet/service-kit';
import type { Profile } from '../profiles/profile.schema';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { ProjectsRepository } from '../projects/projects.repository';
import { ProjectsService } from '../projects/projects.service';
import { RegistrationAccess, type Held } from './registration.access';
import { ownRegistrations, projectRegistrations, type RegistrationFilters } from './registration.list';
import type { Registration } from './registration.schema';
import { projectPart, rowOf, sightOf, type Sight } from './registration.view';
import { RegistrationsRepository } from './registrations.repository';

type Filters = Partial<RegistrationFilters>;

/** Which filters need which sight: what nobody may see he may not search by either. */
const NEEDED: Partial<Record<keyof RegistrationFilters, keyof Sight>> = {
  sex: 'general',
  minAge: 'general',
  maxAge: 'general',
  preferred: 'preferred',
  auditioning: 'preferred',
  remarks: 'other',
  talents: 'other',
};

/** Reading registrations: those of a project for the staff, one's own for everybody. */
@Injectable()
export class RegistrationsReader {
  constructor(
    private readonly repository: RegistrationsRepository,
    private readonly access: RegistrationAccess,
    private readonly projects: ProjectsRepository,
    private readonly projectsService: ProjectsService,
    private readonly profiles: ProfilesRepository,
  ) {}

  async page(projectId: number, query: ListQuery<Filters>, caller: Caller) {
    return (await this.listIn(projectId, query.filters, caller)).page(query, { projectId });
  }

  async checked(projectId: number, selection: Selection<Filters>, caller: Caller) {
    const list = await this.listIn(projectId, 'filters' in selection ? selection.filters : {}, caller);
    return list.checked(selection, { projectId });
  }

  async export(projectId: number, query: ListQuery<Filters>, caller: Caller): Promise<FileAnswer> {
    if (!caller.can('registrations.export', projectId)) throw new DomainError('forbidden');
    return (await this.listIn(projectId, query.filters, caller)).export(query, { projectId });
  }

  /** The caller's own registrations, over all projects. */
  own(caller: Caller) {
    const list = this.repository.list(ownRegistrations((docs) => this.ownRows(docs, caller)));
    const scope = { profileId: caller.profileId };
    return {
      page: (query: ListQuery<object>) => list.page(query, scope),
      checked: (selection: Selection<object>) => list.checked(selection, scope),
      export: (query: ListQuery<object>) => list.export(query, scope),
    };
  }

  async one(id: number, caller: Caller): Promise<RegistrationAnswer> {
    return this.answer(await this.access.held(id, caller), caller);
  }

  async roles(id: number, caller: Caller) {
    const { registration, sight } = await this.access.held(id, caller);
    if (!sight.preferred) throw new DomainError('forbidden');
    const data = registration.roles.flatMap((roleId) => preferenceRole(roleId) ?? []);
    return { data, auditioning: registration.auditioning };
  }

  private answer(held: Held, caller: Caller): RegistrationAnswer {
    return {
      ...rowOf(held.registration, held.profile, held.sight),
      project: projectPart(held.project),
      mayEdit: this.access.mayEdit(held, caller),
      maySignOff: this.access.maySignOff(held, caller),
    };
  }

  private async listIn(projectId: number, filters: Filters, caller: Caller) {
    await this.projectsService.known(projectId, caller);
    if (!caller.can('registrations.read', projectId)) throw new DomainError('forbidden');
    const sight = sightOf(caller, projectId);
    const hidden = (Object.keys(filters) as (keyof RegistrationFilters)[]).some((name) => {
      const needed = NEEDED[name];
      return needed !== undefined && !sight[needed];
    });
    if (hidden) throw new DomainError('forbidden');
    return this.repository.list(projectRegistrations((docs) => this.rows(docs, sight)));
  }

  private async rows(docs: Registration[], sight: Sight): Promise<RegistrationRow[]> {
    const people = byId(await this.profiles.byIds(docs.map((doc) => doc.profileId)));
    return docs.flatMap((doc) => {
      const person = people.get(doc.profileId);
      return person ? [rowOf(doc, person, sight)] : [];
    });
  }

  private async ownRows(docs: Registration[], caller: Caller): Promise<RegistrationAnswer[]> {
    const [people, projects] = await Promise.all([
      this.profiles.byIds([caller.profileId]),
      this.projects.byIds(docs.map((doc) => doc.projectId)),
    ]);
    const known = byId(projects);
    return docs.flatMap((registration) => {
      const project = known.get(registration.projectId);
      const [profile] = people as (Profile | undefined)[];
      if (!project || !profile) return [];
      const held = { registration, project, profile, own: true, sight: sightOf(caller, project._id, true) };
      return [this.answer(held, caller)];
    });
  }
}

const byId = <T extends { _id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.map((record) => [record._id, record]));
