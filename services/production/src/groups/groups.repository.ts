import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { groupRoutes } from '@stoet/contracts/production/group.contract';
import { defineList, List, matchesWords } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { MembersRepository } from '../members/members.repository';
import { Group } from './group.schema';

type Row = z.output<typeof groupRoutes.one.answer>;
type Filters = { text: string };

export const groupRow = ({ _id: id, projectId, identifier, name, description, userCount }: Group): Row => ({
  ...{ id, projectId, identifier, name, description, userCount },
});

const groupList = defineList<Group, Row, Filters>({
  name: 'groepen',
  fields: ['projectId', 'identifier', 'name', 'description', 'userCount'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { identifier: ['identifierKey'], name: ['nameKey'], userCount: ['userCount'] },
  rows: (docs) => docs.map(groupRow),
  columns: [
    { header: 'Code', value: (r) => r.identifier, width: 12 },
    { header: 'Naam', value: (r) => r.name, width: 40 },
    { header: 'Omschrijving', value: (r) => r.description, width: 60 },
    { header: 'Medewerkers', value: (r) => r.userCount, kind: 'number' },
  ],
});

/** The only importer of the group model. */
@Injectable()
export class GroupsRepository extends MembersRepository<Group> {
  readonly list: List<Group, Row, Filters>;

  constructor(@InjectModel(Group.name) model: Model<Group>) {
    super(model);
    this.list = new List(model, groupList);
  }
}
