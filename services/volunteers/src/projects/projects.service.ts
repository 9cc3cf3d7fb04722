import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type ListQuery, type Selection } from '@stoet/contracts';
import type { Project as ProjectAnswer, ProjectFields } from '@stoet/contracts/volunteers/project.contract';
import { projectChanged, projectDeleted, type ProjectFacts } from '@stoet/contracts/volunteers/project.events';
import { Ids, plain, Transactions, wordsOf, type Tx } from '@stoet/service-kit';
import { RegistrationsRepository } from '../registrations/registrations.repository';
import type { Project } from './project.schema';
import { openAt, projectOf, ProjectsRepository, type ProjectFilters } from './projects.repository';

const UNKNOWN = 'Project niet gevonden';

/** Projects: who sees and changes them, and the events that tell of it. */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly repository: ProjectsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  page(query: ListQuery<Partial<ProjectFilters>>, caller: Caller) {
    return this.listFor(caller).page(query, scopeOf(caller));
  }

  checked(selection: Selection<Partial<ProjectFilters>>, caller: Caller) {
    return this.listFor(caller).checked(selection, scopeOf(caller));
  }

  export(query: ListQuery<Partial<ProjectFilters>>, caller: Caller) {
    return this.listFor(caller).export(query, scopeOf(caller));
  }

  async one(id: number, caller: Caller): Promise<ProjectAnswer> {
    const project = await this.known(id, caller);
    return projectOf(project, await this.registrations.ownIn(caller.profileId, [id]), new Date());
  }

  /** A project that the caller may know of: with the right to read it, or once it opened. @throws DomainError 'not_found' */
  async known(id: number, caller: Caller): Promise<Project> {
    const project = await this.repository.byId(id);
    const visible = project && (caller.can('projects.read', id) || project.openFrom <= new Date().toISOString());
    if (!visible) throw new DomainError('not_found', UNKNOWN);
    return project;
  }

  async create(fields: ProjectFields, caller: Caller): Promise<number> {
    if (!caller.can('projects.create')) throw new DomainError('forbidden');
    const project: Project = { _id: await this.ids.next('project'), version: 1, ...fields, ...keysOf(fields) };
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.repository.insert(project, tx);
      tx.emit(projectChanged, factsOf(project));
    });
    return project._id;
  }

  async update(id: number, fields: ProjectFields, caller: Caller): Promise<void> {
    await this.allowed(id, 'projects.update', caller);
    await this.transactions.run(caller.profileId, async (tx) => {
      const project = await this.repository.change(id, { ...fields, ...keysOf(fields) }, tx);
      if (!project) throw new DomainError('not_found', UNKNOWN);
      tx.emit(projectChanged, factsOf(project));
    });
  }

  /**
   * Deletes a project. One with registrations goes only with `force`, and they go with it.
   * @throws DomainError 'conflict' with `details: {registrations}`.
   */
  async remove(ids: readonly number[], force: boolean, caller: Caller): Promise<void> {
    const projects = await Promise.all(ids.map((id) => this.allowed(id, 'projects.delete', caller)));
    await this.transactions.run(caller.profileId, async (tx) => {
      for (const project of projects) await this.removeOne(project, force, tx);
    });
  }

  private async removeOne({ _id: id, name }: Project, force: boolean, tx: Tx): Promise<void> {
    const registrations = await this.registrations.countIn(id, tx);
    if (registrations > 0 && !force)
      throw new DomainError('conflict', `Met project ${name} worden ook ${counted(registrations)} verwijderd`, {
        details: { registrations },
      });
    await this.registrations.removeIn(id, tx);
    await this.repository.remove(id, tx);
    tx.emit(projectDeleted, { id, name });
  }

  private async allowed(id: number, right: 'projects.update' | 'projects.delete', caller: Caller): Promise<Project> {
    const project = await this.known(id, caller);
    if (!caller.can(right, id)) throw new DomainError('forbidden');
    return project;
  }

  private listFor(caller: Caller) {
    return this.repository.list((ids) => this.registrations.ownIn(caller.profileId, ids), new Date());
  }
}

/** Projects in which the caller may read, and those that anybody can register for now. */
function scopeOf(caller: Caller) {
  const projects = caller.projectsWith('projects.read');
  return projects === 'all' ? {} : { $or: [{ _id: { $in: projects } }, openAt(new Date())] };
}

const counted = (n: number) => (n === 1 ? '1 inschrijving' : `${n} inschrijvingen`);

const keysOf = ({ name, title, subtitle }: Pick<ProjectFields, 'name' | 'title' | 'subtitle'>) => ({
  nameKey: plain(name),
  words: wordsOf(name, title, subtitle),
});

/** What other services keep a copy of. */
const factsOf = (p: Project): ProjectFacts => ({
  id: p._id,
  version: p.version,
  name: p.name,
  title: p.title,
  subtitle: p.subtitle,
  openFrom: p.openFrom,
  closedFrom: p.closedFrom,
  closedOffStage: p.closedOffStage,
  projectClosed: p.projectClosed,
  rolesOpen: p.rolesOpen,
  rolesClosed: p.rolesClosed,
  extended: p.extended,
});
