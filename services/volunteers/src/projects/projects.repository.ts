import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Project as ProjectAnswer } from '@stoet/contracts/volunteers/project.contract';
import { defineList, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { GRACE_MS, isInactive, modeOf } from './project.rules';
import { Project } from './project.schema';

export interface ProjectFilters {
  text: string;
  inactive: boolean;
}

/** Registration of the reader, by project. */
export type OwnRegistrations = ReadonlyMap<number, number>;

/** The same as `isInactive`, for the database. */
const inactiveAt = (now: Date) => {
  const at = new Date(now.getTime() - GRACE_MS).toISOString();
  return { closedFrom: { $lte: at }, closedOffStage: { $lte: at } };
};

/** Projects that participants are offered: `modeOf` without grace is not null. */
export const openAt = (now: Date) => {
  const at = now.toISOString();
  return { openFrom: { $lte: at }, $or: [{ closedFrom: { $gt: at } }, { closedOffStage: { $gt: at } }] };
};

/** A project as somebody with these registrations sees it. */
export function projectOf({ _id, ...project }: Project, own: OwnRegistrations, now: Date): ProjectAnswer {
  return {
    ...project,
    id: _id,
    inactive: isInactive(project, now),
    mode: modeOf(project, now, GRACE_MS),
    registered: own.has(_id),
    registrationId: own.get(_id) ?? null,
  };
}

const projectList = (ownIn: (projectIds: number[]) => Promise<OwnRegistrations>, now: Date) =>
  defineList<Project, ProjectAnswer, ProjectFilters>({
    name: 'projecten',
    fields: [
      'name',
      'title',
      'subtitle',
      'openFrom',
      'closedFrom',
      'closedOffStage',
      'projectClosed',
      'editRegistrationClosed',
      'deleteRegistrationClosed',
      'rolesOpen',
      'rolesClosed',
      'extended',
      'auditions_enabled',
      'auditionHint',
    ],
    filters: {
      text: (value) => matchesWords(value),
      inactive: (value) => (value ? inactiveAt(now) : { $nor: [inactiveAt(now)] }),
    },
    sorts: { openFrom: ['openFrom'], name: ['nameKey'], projectClosed: ['projectClosed'] },
    rows: async (docs) => {
      const own = await ownIn(docs.map((doc) => doc._id));
      return docs.map((doc) => projectOf(doc, own, now));
    },
    columns: [
      { header: 'Nummer', value: (r) => r.id, kind: 'number', width: 10 },
      { header: 'Naam', value: (r) => r.name, width: 40 },
      { header: 'Titel', value: (r) => r.title, width: 40 },
      { header: 'Ondertitel', value: (r) => r.subtitle, width: 40 },
      { header: 'Inschrijvingen vanaf', value: (r) => r.openFrom, kind: 'datetime' },
      { header: 'Op het podium tot', value: (r) => r.closedFrom, kind: 'datetime' },
      { header: 'Achter de schermen tot', value: (r) => r.closedOffStage, kind: 'datetime' },
      { header: 'Project eindigt', value: (r) => r.projectClosed, kind: 'datetime' },
    ],
  });

/** The only importer of the project model; plain objects out. */
@Injectable()
export class ProjectsRepository {
  constructor(@InjectModel(Project.name) private readonly model: Model<Project>) {}

  /** `ownIn` gives the reader's registrations in some projects. */
  list(ownIn: (projectIds: number[]) => Promise<OwnRegistrations>, now: Date) {
    return new List<Project, ProjectAnswer, ProjectFilters>(this.model, projectList(ownIn, now));
  }

  byId(id: number): Promise<Project | null> {
    return this.model.findById(id).lean<Project>().exec();
  }

  byIds(ids: readonly number[]): Promise<Project[]> {
    return this.model
      .find({ _id: { $in: ids } })
      .lean<Project[]>()
      .exec();
  }

  async insert(project: Project, tx: Tx): Promise<void> {
    await this.model.create([project], { session: tx.session });
  }

  /** Changes a project, counts the change, and gives it as it is now. */
  change(id: number, fields: Partial<Omit<Project, '_id' | 'version'>>, tx: Tx): Promise<Project | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id },
        { $set: fields, $inc: { version: 1 } },
        { session: tx.session, returnDocument: 'after' },
      )
      .lean<Project>()
      .exec();
  }

  async remove(id: number, tx: Tx): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session: tx.session }).exec();
  }
}
