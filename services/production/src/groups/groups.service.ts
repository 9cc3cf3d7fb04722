import { Injectable } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import type { groupRoutes } from '@stoet/contracts/production/group.contract';
import { groupChanged, groupRemoved } from '@stoet/contracts/production/record.events';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { MembersService } from '../members/members.service';
import { Participation } from '../presence/participation.service';
import type { Happened } from '../records/records.service';
import { ScenesRepository } from '../scenes/scenes.repository';
import type { Group } from './group.schema';
import { GroupsRepository } from './groups.repository';

@Injectable()
export class GroupsService extends MembersService<Group> {
  constructor(
    repository: GroupsRepository,
    private readonly scenes: ScenesRepository,
    private readonly projects: CopiesRepository,
    participation: Participation,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'group', resource: 'groups', notFound: 'Groep niet gevonden' } as const;
    const events = { changed: groupChanged, removed: groupRemoved };
    super({ ...kind, ...events }, repository, ids, transactions, projects, participation);
  }

  async add({ projectId, ...fields }: InputOf<typeof groupRoutes.create>['body'], caller: Caller): Promise<number> {
    await this.projects.project(projectId);
    return this.create(projectId, { ...fields, users: [], userCount: 0 }, caller);
  }

  protected override async after(happened: Happened, records: readonly Group[], tx: Tx): Promise<void> {
    const ids = records.map((r) => r._id);
    if (happened === 'removed') await this.scenes.pull('groupIds', ids, tx);
    await super.after(happened, records, tx);
  }
}
