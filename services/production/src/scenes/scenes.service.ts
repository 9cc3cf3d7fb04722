import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { sceneChanged, sceneRemoved } from '@stoet/contracts/production/record.events';
import type { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { GroupsRepository } from '../groups/groups.repository';
import { Participation } from '../presence/participation.service';
import { ProjectRolesRepository } from '../project-roles/project-roles.repository';
import type { NamedRecord } from '../records/named-record.schema';
import { RecordsService, type Happened } from '../records/records.service';
import type { Scene } from './scene.schema';
import { SceneGroupsRepository } from './scene-groups.repository';
import { ScenesRepository } from './scenes.repository';

/** What plays in a scene: a list of ids on it. */
type Content = 'groupIds' | 'roleIds';

@Injectable()
export class ScenesService extends RecordsService<Scene> {
  constructor(
    protected override readonly repository: ScenesRepository,
    private readonly sceneGroups: SceneGroupsRepository,
    private readonly groups: GroupsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly copies: CopiesRepository,
    private readonly participation: Participation,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'scene', resource: 'scenes', notFound: 'Scene niet gevonden' } as const;
    super({ ...kind, changed: sceneChanged, removed: sceneRemoved }, repository, ids, transactions);
  }

  /** A scene with the groups and roles in it. */
  async detail(id: number, caller: Caller) {
    const scene = await this.one(id, caller);
    const [[row], groups, roles] = await Promise.all([
      this.repository.rows([scene]),
      this.groups.byIds(scene.groupIds),
      this.roles.byIds(scene.roleIds),
    ]);
    return { ...row, groups: named(groups), roles: named(roles) };
  }

  async add({ projectId, ...fields }: InputOf<typeof sceneRoutes.create>['body'], caller: Caller): Promise<number> {
    await this.copies.project(projectId);
    await this.checkGroup(fields.groupId, projectId);
    return this.create(projectId, { ...fields, groupIds: [], roleIds: [] }, caller);
  }

  async edit(id: number, fields: InputOf<typeof sceneRoutes.update>['body'], caller: Caller): Promise<void> {
    const { projectId } = await this.one(id, caller, 'scenes.update');
    await this.checkGroup(fields.groupId, projectId);
    await this.update(id, fields, caller);
  }

  async addContent(id: number, content: Content, added: number, caller: Caller): Promise<void> {
    const scene = await this.one(id, caller, 'scenes.update');
    const found = await (content === 'groupIds' ? this.groups : this.roles).byId(added);
    if (found?.projectId !== scene.projectId)
      throw new DomainError('not_found', content === 'groupIds' ? 'Groep niet gevonden' : 'Rol niet gevonden');
    await this.changeContent(scene, content, (ids) => [...new Set([...ids, added])], caller);
  }

  async removeContent(id: number, content: Content, removed: number, caller: Caller): Promise<void> {
    const scene = await this.one(id, caller, 'scenes.update');
    await this.changeContent(scene, content, (ids) => ids.filter((other) => other !== removed), caller);
  }

  /** Read again inside the transaction: two people may add at once. */
  private async changeContent(
    { _id }: Scene,
    content: Content,
    edit: (ids: number[]) => number[],
    caller: Caller,
  ): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const scene = await this.repository.byId(_id, tx);
      if (!scene) throw new DomainError('not_found', 'Scene niet gevonden');
      await this.change(scene, { [content]: edit(scene[content]) }, tx);
    });
  }

  protected override async after(happened: Happened, scenes: readonly Scene[], tx: Tx): Promise<void> {
    if (happened === 'created') return; // nothing plays in it yet
    for (const projectId of new Set(scenes.map((s) => s.projectId))) await this.participation.refresh(projectId, tx);
  }

  private async checkGroup(groupId: number | null, projectId: number): Promise<void> {
    if (groupId === null) return;
    const group = await this.sceneGroups.byId(groupId);
    if (group?.projectId !== projectId) throw new DomainError('not_found', 'Scenegroep niet gevonden');
  }
}

const named = (records: readonly NamedRecord[]) =>
  records.map(({ _id: id, identifier, name }) => ({ id, identifier, name }));
