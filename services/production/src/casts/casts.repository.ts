import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { castRoutes } from '@stoet/contracts/production/cast.contract';
import { defineList, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { CopiesRepository } from '../copies/copies.repository';
import { RecordsRepository } from '../records/records.repository';
import { Cast } from './cast.schema';

type Row = z.output<typeof castRoutes.one.answer>;
type Filters = { text: string; projectId: number };

const castList = (rows: (docs: Cast[]) => Promise<Row[]>) =>
  defineList<Cast, Row, Filters>({
    name: 'casts',
    fields: ['name', 'projectId'],
    filters: {
      text: (value) => matchesWords(value),
      projectId: (value) => ({ projectId: { $in: [value, null] } }),
    },
    sorts: { name: ['nameKey'], id: [] },
    rows,
    columns: [
      { header: 'Naam', value: (r) => r.name, width: 30 },
      { header: 'Project', value: (r) => r.projectName, width: 30 },
    ],
  });

/** The only importer of the cast model. */
@Injectable()
export class CastsRepository extends RecordsRepository<Cast> {
  readonly list: List<Cast, Row, Filters>;

  constructor(
    @InjectModel(Cast.name) model: Model<Cast>,
    private readonly copies: CopiesRepository,
  ) {
    super(model);
    this.list = new List(
      model,
      castList((docs) => this.rows(docs)),
    );
  }

  /** Casts with the names of their projects. */
  async rows(casts: readonly Cast[]): Promise<Row[]> {
    const names = await this.copies.projectNames(casts.flatMap((c) => c.projectId ?? []));
    return casts.map(({ _id: id, name, projectId }) => ({
      ...{ id, name, projectId },
      projectName: (projectId && names.get(projectId)) || '',
    }));
  }

  /** Casts of a project and those of all. */
  forProject(projectId: number): Promise<Cast[]> {
    return this.model
      .find({ projectId: { $in: [projectId, null] } })
      .sort({ nameKey: 1, _id: 1 })
      .lean<Cast[]>()
      .exec();
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }
}
