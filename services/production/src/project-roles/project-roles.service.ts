import { Injectable } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import type { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { projectRoleChanged, projectRoleRemoved } from '@stoet/contracts/production/record.events';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { MembersService } from '../members/members.service';
import { Participation } from '../presence/participation.service';
import type { Happened } from '../records/records.service';
import { ScenesRepository } from '../scenes/scenes.repository';
import type { ProjectRole } from './project-role.schema';
import { ProjectRolesRepository } from './project-roles.repository';

@Injectable()
export class ProjectRolesService extends MembersService<ProjectRole> {
  constructor(
    repository: ProjectRolesRepository,
    private readonly scenes: ScenesRepository,
    private readonly projects: CopiesRepository,
    participation: Participation,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'project_role', resource: 'roles', notFound: 'Rol niet gevonden' } as const;
    const events = { changed: projectRoleChanged, removed: projectRoleRemoved };
    super({ ...kind, ...events }, repository, ids, transactions, projects, participation);
  }

  async add(
    { projectId, ...fields }: InputOf<typeof projectRoleRoutes.create>['body'],
    caller: Caller,
  ): Promise<number> {
    await this.projects.project(projectId);
    return this.create(projectId, { ...fields, users: [], userCount: 0 }, caller);
  }

  protected override async after(happened: Happened, records: readonly ProjectRole[], tx: Tx): Promise<void> {
    const ids = records.map((r) => r._id);
    if (happened === 'removed') await this.scenes.pull('roleIds', ids, tx);
    await super.after(happened, records, tx);
  }
}
