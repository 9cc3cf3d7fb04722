import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { defineList, equals, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { RecordsRepository } from '../records/records.repository';
import { SceneGroupsRepository } from './scene-groups.repository';
import { Scene } from './scene.schema';

type Row = z.output<typeof sceneRoutes.list.answer>['data'][number];
type Filters = { text: string; group: number };

const sceneList = (rows: (docs: Scene[]) => Promise<Row[]>) =>
  defineList<Scene, Row, Filters>({
    name: 'scenes',
    fields: ['projectId', 'identifier', 'name', 'description', 'groupId', 'groupIds', 'roleIds'],
    filters: { text: (value) => matchesWords(value), group: equals('groupId') },
    sorts: { identifier: ['identifierKey'], name: ['nameKey'] },
    rows,
    columns: [
      { header: 'Code', value: (r) => r.identifier, width: 12 },
      { header: 'Naam', value: (r) => r.name, width: 40 },
      { header: 'Scenegroep', value: (r) => r.groupName, width: 30 },
      { header: 'Omschrijving', value: (r) => r.description, width: 60 },
      { header: 'Groepen', value: (r) => r.groupCount, kind: 'number' },
      { header: 'Rollen', value: (r) => r.roleCount, kind: 'number' },
    ],
  });

/** The only importer of the scene model. */
@Injectable()
export class ScenesRepository extends RecordsRepository<Scene> {
  readonly list: List<Scene, Row, Filters>;

  constructor(
    @InjectModel(Scene.name) model: Model<Scene>,
    private readonly sceneGroups: SceneGroupsRepository,
  ) {
    super(model);
    this.list = new List(
      model,
      sceneList((docs) => this.rows(docs)),
    );
  }

  /** Scenes with the names of their scene groups. */
  async rows(scenes: readonly Scene[]): Promise<Row[]> {
    const groups = await this.sceneGroups.byIds([...new Set(scenes.flatMap((s) => s.groupId ?? []))]);
    const names = new Map(groups.map((g) => [g._id, g.name]));
    return scenes.map(({ _id: id, projectId, identifier, name, description, groupId, groupIds, roleIds }) => ({
      ...{ id, projectId, identifier, name, description, groupId },
      groupName: (groupId && names.get(groupId)) || '',
      groupCount: groupIds.length,
      roleCount: roleIds.length,
    }));
  }

  inProject(projectId: number, tx?: Tx): Promise<Scene[]> {
    return this.model
      .find({ projectId }, { identifier: 1, name: 1, groupIds: 1, roleIds: 1 }, { session: tx?.session })
      .sort({ identifierKey: 1, _id: 1 })
      .lean<Scene[]>()
      .exec();
  }

  /** Takes groups or roles that are gone out of every scene. */
  async pull(content: 'groupIds' | 'roleIds', ids: readonly number[], tx: Tx): Promise<void> {
    await this.model.collection.updateMany(
      { [content]: { $in: ids } } as never,
      { $pull: { [content]: { $in: ids } } } as never,
      { session: tx.session as never },
    );
  }

  async hasInGroup(groupId: number, tx: Tx): Promise<boolean> {
    return (await this.model.exists({ groupId }).session(tx.session).exec()) !== null;
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }
}
