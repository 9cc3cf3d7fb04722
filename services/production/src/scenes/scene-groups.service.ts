import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { sceneGroupChanged, sceneGroupRemoved } from '@stoet/contracts/production/record.events';
import type { sceneGroupRoutes } from '@stoet/contracts/production/scene.contract';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { RecordsService } from '../records/records.service';
import type { SceneGroup } from './scene.schema';
import { SceneGroupsRepository } from './scene-groups.repository';
import { ScenesRepository } from './scenes.repository';

@Injectable()
export class SceneGroupsService extends RecordsService<SceneGroup> {
  constructor(
    repository: SceneGroupsRepository,
    private readonly scenes: ScenesRepository,
    private readonly copies: CopiesRepository,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'scene_group', resource: 'scenes', notFound: 'Scenegroep niet gevonden' } as const;
    super({ ...kind, changed: sceneGroupChanged, removed: sceneGroupRemoved }, repository, ids, transactions);
  }

  async add(
    { projectId, ...fields }: InputOf<typeof sceneGroupRoutes.create>['body'],
    caller: Caller,
  ): Promise<number> {
    await this.copies.project(projectId);
    return this.create(projectId, fields, caller);
  }

  protected override async checkUnused(records: readonly SceneGroup[], tx: Tx): Promise<void> {
    for (const { _id, name } of records)
      if (await this.scenes.hasInGroup(_id, tx))
        throw new DomainError('conflict', `Scenegroep ${name} bevat nog scenes`);
  }
}
