import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
import { defineList, List, matchesWords } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { RecordsRepository } from '../records/records.repository';
import { RepetitionType } from './repetition-type.schema';

type Row = z.output<typeof repetitionTypeRoutes.one.answer>;

export const repetitionTypeRow = ({ _id: id, name }: RepetitionType): Row => ({ id, name });

const typeList = defineList<RepetitionType, Row, { text: string }>({
  name: 'repetitietypes',
  fields: ['name'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { name: ['nameKey'], id: [] },
  rows: (docs) => docs.map(repetitionTypeRow),
  columns: [{ header: 'Naam', value: (r) => r.name, width: 40 }],
});

/** The only importer of the repetition type model. */
@Injectable()
export class RepetitionTypesRepository extends RecordsRepository<RepetitionType> {
  readonly list: List<RepetitionType, Row, { text: string }>;

  constructor(@InjectModel(RepetitionType.name) model: Model<RepetitionType>) {
    super(model);
    this.list = new List(model, typeList);
  }
}
