import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { repetitionChanged, repetitionRemoved } from '@stoet/contracts/production/record.events';
import type { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { Participation } from '../presence/participation.service';
import type { Choice } from '../presence/participation.rules';
import { PresencesRepository } from '../presence/presences.repository';
import { RecordsService, type Happened, type OwnFields } from '../records/records.service';
import { RepetitionChoices } from './repetition-choices.service';
import type { Repetition } from './repetition.schema';
import { RepetitionsRepository } from './repetitions.repository';

const NAME_MAX = 70;

@Injectable()
export class RepetitionsService extends RecordsService<Repetition> {
  constructor(
    protected override readonly repository: RepetitionsRepository,
    private readonly choices: RepetitionChoices,
    private readonly presences: PresencesRepository,
    private readonly participation: Participation,
    private readonly copies: CopiesRepository,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'repetition', resource: 'repetitions', notFound: 'Repetitie niet gevonden' } as const;
    super({ ...kind, changed: repetitionChanged, removed: repetitionRemoved }, repository, ids, transactions);
  }

  /** What the caller may see of all projects: what he may read, or what he takes part in. */
  async scopeOf(caller: Caller, mine: boolean | undefined): Promise<Record<string, unknown>> {
    const projects = caller.projectsWith('repetitions.read');
    const mayRead = projects === 'all' ? {} : { projectId: { $in: projects } };
    if (mine === undefined && (projects === 'all' || projects.length > 0)) return mayRead;
    const own = await this.presences.repetitionsOf(caller.profileId);
    return mine === false ? { $and: [mayRead, { _id: { $nin: own } }] } : { _id: { $in: own } };
  }

  async detail(id: number, caller: Caller) {
    const repetition = await this.one(id, caller);
    const [row] = await this.repository.rows([repetition], caller.profileId);
    const { notifications, sendMail, all, cast, sceneIds, groupIds, roleIds, profileIds } = repetition;
    const data = { scenes: sceneIds, groups: groupIds, roles: roleIds, users: profileIds };
    return { ...row, notifications, sendMail, all, cast, data };
  }

  /** Repetitions of one person in a project: his own, or with the right to see them. */
  async ofPerson(projectId: number, profileId: number, caller: Caller) {
    const allowed = caller.can('users.repetitions', projectId) || caller.can('repetitions.read', projectId);
    if (profileId !== caller.profileId && !allowed) throw new DomainError('not_found', 'Gebruiker niet gevonden');
    return this.repository.rows(await this.repository.ofPerson(projectId, profileId), profileId);
  }

  async add({ projectId, ...body }: InputOf<typeof repetitionRoutes.create>['body'], caller: Caller): Promise<number> {
    this.check(caller, 'repetitions.create', projectId);
    await this.copies.project(projectId);
    await this.choices.check(projectId, body);
    return this.create(projectId, { ...fieldsOf(body), open: true }, caller);
  }

  async edit(id: number, body: InputOf<typeof repetitionRoutes.update>['body'], caller: Caller): Promise<void> {
    const { projectId } = await this.one(id, caller, 'repetitions.update');
    await this.choices.check(projectId, body);
    await this.transactions.run(caller.profileId, async (tx) => {
      const before = await this.repository.byId(id, tx);
      if (!before) throw new DomainError('not_found', 'Repetitie niet gevonden');
      const changed = await this.change(before, fieldsOf(body), tx);
      if (choiceOf(before) !== choiceOf(changed)) await this.participation.refreshOne(changed, tx);
    });
  }

  /** A new repetition like another: same moment and choice, everybody announced again. */
  async copy(id: number, caller: Caller): Promise<number> {
    const { _id, version, projectId, ...fields } = await this.one(id, caller, 'repetitions.create');
    const name = `Kopie van ${fields.name}`.slice(0, NAME_MAX);
    return this.create(projectId, { ...fields, name, open: true }, caller);
  }

  async setOpen(ids: readonly number[], open: boolean, caller: Caller): Promise<void> {
    const right = 'repetitions.openclose';
    const repetitions = await Promise.all([...new Set(ids)].map((id) => this.one(id, caller, right)));
    await this.transactions.run(caller.profileId, async (tx) => {
      for (const repetition of repetitions) await this.change(repetition, { open }, tx);
    });
  }

  async selectorData(projectId: number, repetitionId: number | undefined, caller: Caller) {
    if (!caller.can('repetitions.create', projectId) && !caller.can('repetitions.update', projectId))
      throw new DomainError('forbidden');
    await this.copies.project(projectId);
    const repetition = repetitionId === undefined ? undefined : await this.one(repetitionId, caller);
    if (repetition && repetition.projectId !== projectId) throw new DomainError('not_found', 'Repetitie niet gevonden');
    return this.choices.all(projectId, repetition);
  }

  protected override async after(happened: Happened, repetitions: readonly Repetition[], tx: Tx): Promise<void> {
    if (happened === 'created')
      for (const repetition of repetitions) await this.participation.refreshOne(repetition, tx);
    if (happened === 'removed')
      await this.presences.removeRepetitions(
        repetitions.map((r) => r._id),
        tx,
      );
  }
}

const fieldsOf = ({
  data,
  startDt,
  endDt,
  ...fields
}: InputOf<typeof repetitionRoutes.update>['body']): Omit<OwnFields<Repetition>, 'open'> => ({
  ...fields,
  startDt: new Date(startDt),
  endDt: new Date(endDt),
  sceneIds: data.scenes,
  groupIds: data.groups,
  roleIds: data.roles,
  profileIds: data.users,
});

const choiceOf = ({ all, cast, sceneIds, groupIds, roleIds, profileIds }: Choice): string =>
  JSON.stringify({ all, cast, sceneIds, groupIds, roleIds, profileIds });
