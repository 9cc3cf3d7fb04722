import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { defineList, equals, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { CopiesRepository } from '../copies/copies.repository';
import { LocationsRepository } from '../locations/locations.repository';
import { PresencesRepository } from '../presence/presences.repository';
import { RecordsRepository } from '../records/records.repository';
import { RepetitionTypesRepository } from '../repetition-types/repetition-types.repository';
import { Repetition } from './repetition.schema';

export type RepetitionRow = z.output<typeof repetitionRoutes.list.answer>['data'][number];
interface Filters {
  text: string;
  past: boolean;
  open: boolean;
  type: number;
  location: number;
  project: number;
  /** Which repetitions are the caller's own is part of the scope. */
  mine: boolean;
}
type RepetitionList = List<Repetition, RepetitionRow, Filters>;

const repetitionList = (rows: (docs: Repetition[]) => Promise<RepetitionRow[]>) =>
  defineList<Repetition, RepetitionRow, Filters>({
    name: 'repetities',
    fields: [
      ...(['projectId', 'identifier', 'name', 'description', 'startDt', 'endDt'] as const),
      ...(['register', 'open', 'locationId', 'typeId'] as const),
    ],
    filters: {
      text: (value) => matchesWords(value),
      past: (value) => ({ endDt: value ? { $lt: new Date() } : { $gte: new Date() } }),
      open: equals('open'),
      type: equals('typeId'),
      location: equals('locationId'),
      project: equals('projectId'),
      mine: () => ({}),
    },
    sorts: { startDt: ['startDt'], name: ['nameKey'], identifier: ['identifierKey'] },
    rows,
    columns: [
      { header: 'Project', value: (r) => r.projectName, width: 30 },
      { header: 'Code', value: (r) => r.identifier, width: 12 },
      { header: 'Naam', value: (r) => r.name, width: 40 },
      { header: 'Start', value: (r) => r.startDt, kind: 'datetime' },
      { header: 'Einde', value: (r) => r.endDt, kind: 'datetime' },
      { header: 'Locatie', value: (r) => r.locationName, width: 30 },
      { header: 'Type', value: (r) => r.typeName, width: 20 },
      { header: 'Open', value: (r) => r.open, width: 10 },
      { header: 'Omschrijving', value: (r) => r.description, width: 60 },
    ],
  });

/** The only importer of the repetition model. */
@Injectable()
export class RepetitionsRepository extends RecordsRepository<Repetition> {
  constructor(
    @InjectModel(Repetition.name) model: Model<Repetition>,
    private readonly copies: CopiesRepository,
    private readonly locations: LocationsRepository,
    private readonly types: RepetitionTypesRepository,
    private readonly presences: PresencesRepository,
  ) {
    super(model);
  }

  /** The list as one person sees it: rows tell his own attendance. */
  listFor(profileId: number): RepetitionList {
    const definition = repetitionList((docs) => this.rows(docs, profileId));
    return new List(this.model, definition);
  }

  /** Repetitions with the names of what they refer to, and the attendance of one person. */
  async rows(repetitions: readonly Repetition[], profileId: number): Promise<RepetitionRow[]> {
    const idsOf = (field: 'projectId' | 'locationId' | 'typeId') => [...new Set(repetitions.map((r) => r[field]))];
    const ids = repetitions.map((r) => r._id);
    const [projects, locations, types, own] = await Promise.all([
      this.copies.projectNames(idsOf('projectId')),
      this.locations.byIds(idsOf('locationId')),
      this.types.byIds(idsOf('typeId')),
      this.presences.at(ids, undefined, profileId),
    ]);
    const names = {
      locations: new Map(locations.map((l) => [l._id, l.name])),
      types: new Map(types.map((t) => [t._id, t.name])),
    };
    const mine = new Map(
      own.map(({ repetitionId, present, markedPresent, reason }) => [repetitionId, { present, markedPresent, reason }]),
    );
    return repetitions.map((r) => ({
      ...plainRow(r),
      projectName: projects.get(r.projectId) ?? '',
      locationName: names.locations.get(r.locationId) ?? '',
      typeName: names.types.get(r.typeId) ?? '',
      mine: mine.get(r._id) ?? null,
    }));
  }

  /** Repetitions of a project that have not ended. */
  notOver(projectId: number, now: Date, tx: Tx): Promise<Repetition[]> {
    return this.model
      .find({ projectId, endDt: { $gte: now } }, null, { session: tx.session })
      .lean<Repetition[]>()
      .exec();
  }

  /** Those of a project that somebody takes part in, the earliest first. */
  async ofPerson(projectId: number, profileId: number): Promise<Repetition[]> {
    const ids = await this.presences.repetitionsOf(profileId);
    return this.model
      .find({ _id: { $in: ids }, projectId })
      .sort({ startDt: 1, _id: 1 })
      .lean<Repetition[]>()
      .exec();
  }

  /** Whether a repetition refers to this location, type or cast. */
  async uses(what: Partial<Pick<Repetition, 'locationId' | 'typeId' | 'cast'>>, tx: Tx): Promise<boolean> {
    return (await this.model.exists(what).session(tx.session).exec()) !== null;
  }

  async removeProject(projectId: number, tx: Tx): Promise<void> {
    await this.model.deleteMany({ projectId }, { session: tx.session }).exec();
  }

  /** Takes a person out of every choice. */
  async removePerson(profileId: number, tx: Tx): Promise<void> {
    await this.model.updateMany(
      { profileIds: profileId },
      { $pull: { profileIds: profileId } },
      { session: tx.session },
    );
  }
}

const plainRow = (r: Repetition) => ({
  id: r._id,
  projectId: r.projectId,
  identifier: r.identifier,
  name: r.name,
  description: r.description,
  startDt: r.startDt.toISOString(),
  endDt: r.endDt.toISOString(),
  register: r.register,
  open: r.open,
  locationId: r.locationId,
  typeId: r.typeId,
});
