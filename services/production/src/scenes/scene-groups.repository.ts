import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { sceneGroupRoutes } from '@stoet/contracts/production/scene.contract';
import { defineList, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { RecordsRepository } from '../records/records.repository';
import { SceneGroup } from './scene.schema';

type Row = z.output<typeof sceneGroupRoutes.one.answer>;
type Filters = { text: string };

export const sceneGroupRow = ({ _id: id, projectId, identifier, name, description }: SceneGroup): Row => ({
  ...{ id, projectId, identifier, name, description },
});

const sceneGroupList = defineList<SceneGroup, Row, Filters>({
  name: 'scenegroepen',
  fields: ['projectId', 'identifier', 'name', 'description'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { identifier: ['identifierKey'], name: ['nameKey'] },
  rows: (docs) => docs.map(sceneGroupRow),
  columns: [
    { header: 'Code', value: (r) => r.identifier, width: 12 },
    { header: 'Naam', value: (r) => r.name, width: 40 },
    { header: 'Omschrijving', value: (r) => r.description, width: 60 },
  ],
});

/** The only importer of the scene group model. */
@Injectable()
export class SceneGroupsRepository extends RecordsRepository<SceneGroup> {
  readonly list: List<SceneGroup, Row, Filters>;

  constructor(@InjectModel(SceneGroup.name) model: Model<SceneGroup>) {
    super(model);
    this.list = new List(model, sceneGroupList);
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }
}
