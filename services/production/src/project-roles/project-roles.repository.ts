import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { defineList, List, matchesWords } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { MembersRepository } from '../members/members.repository';
import { ProjectRole } from './project-role.schema';

type Row = z.output<typeof projectRoleRoutes.one.answer>;
type Filters = { text: string; speaking: boolean };

export const projectRoleRow = (role: ProjectRole): Row => {
  const { _id: id, projectId, identifier, name, description, speaking, userCount } = role;
  return { id, projectId, identifier, name, description, speaking, userCount };
};

const roleList = defineList<ProjectRole, Row, Filters>({
  name: 'rollen',
  fields: ['projectId', 'identifier', 'name', 'description', 'speaking', 'userCount'],
  filters: { text: (value) => matchesWords(value), speaking: (value) => ({ speaking: value ? 1 : 0 }) },
  sorts: { identifier: ['identifierKey'], name: ['nameKey'], userCount: ['userCount'] },
  rows: (docs) => docs.map(projectRoleRow),
  columns: [
    { header: 'Code', value: (r) => r.identifier, width: 12 },
    { header: 'Naam', value: (r) => r.name, width: 40 },
    { header: 'Omschrijving', value: (r) => r.description, width: 60 },
    { header: 'Sprekend', value: (r) => r.speaking === 1, width: 10 },
    { header: 'Medewerkers', value: (r) => r.userCount, kind: 'number' },
  ],
});

/** The only importer of the project role model. */
@Injectable()
export class ProjectRolesRepository extends MembersRepository<ProjectRole> {
  readonly list: List<ProjectRole, Row, Filters>;

  constructor(@InjectModel(ProjectRole.name) model: Model<ProjectRole>) {
    super(model);
    this.list = new List(model, roleList);
  }
}
