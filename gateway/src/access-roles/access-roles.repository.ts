import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { IdentityClaims, RightKey } from '@stoet/contracts';
import type { accessRoleRoutes } from '@stoet/contracts/gateway/access-role.contract';
import { defineList, equals, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { AccessRole } from './access-role.schema';

type Row = z.output<typeof accessRoleRoutes.list.answer>['data'][number];

const accessRoleList = defineList<AccessRole, Row, { text: string; project: number }>({
  name: 'toegangsrollen',
  fields: ['name', 'description', 'projectId', 'profileIds'],
  filters: { text: (value) => matchesWords(value), project: equals('projectId') },
  sorts: { name: ['nameKey'], id: [] },
  rows: (docs) =>
    docs.map((d) => ({
      id: d._id,
      name: d.name,
      description: d.description,
      projectId: d.projectId,
      userCount: d.profileIds.length,
    })),
  columns: [
    { header: 'Naam', value: (r) => r.name, width: 40 },
    { header: 'Beschrijving', value: (r) => r.description, width: 60 },
    { header: 'Medewerkers', value: (r) => r.userCount, kind: 'number' },
  ],
});

/** The only importer of the access role model; plain objects out. */
@Injectable()
export class AccessRolesRepository {
  readonly list: List<AccessRole, Row, { text: string; project: number }>;

  constructor(@InjectModel(AccessRole.name) private readonly model: Model<AccessRole>) {
    this.list = new List(model, accessRoleList);
  }

  byId(id: number): Promise<AccessRole | null> {
    return this.model.findById(id).lean<AccessRole>().exec();
  }

  byIds(ids: number[]): Promise<AccessRole[]> {
    return this.model
      .find({ _id: { $in: ids } })
      .lean<AccessRole[]>()
      .exec();
  }

  /** What access roles give a profile: globally, and by project. */
  async grantedTo(profileId: number): Promise<IdentityClaims['granted']> {
    const roles = await this.model
      .find({ profileIds: profileId }, { projectId: 1, rights: 1 })
      .lean<AccessRole[]>()
      .exec();
    const global = new Set<RightKey>();
    const projects: Record<string, RightKey[]> = {};
    for (const { projectId, rights } of roles) {
      if (projectId === null) rights.forEach((key) => global.add(key));
      else projects[projectId] = [...new Set([...(projects[projectId] ?? []), ...rights])];
    }
    return { global: [...global], projects };
  }

  async insert(role: AccessRole, tx: Tx): Promise<void> {
    await this.model.create([role], { session: tx.session });
  }

  async change(id: number, fields: Partial<Omit<AccessRole, '_id'>>, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: fields }, { session: tx.session }).exec();
  }

  async remove(ids: number[], tx: Tx): Promise<void> {
    await this.model.deleteMany({ _id: { $in: ids } }, { session: tx.session }).exec();
  }
}
