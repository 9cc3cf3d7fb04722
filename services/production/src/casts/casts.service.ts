import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import type { castRoutes } from '@stoet/contracts/production/cast.contract';
import { castChanged, castRemoved } from '@stoet/contracts/production/record.events';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { GroupsRepository } from '../groups/groups.repository';
import { ProjectRolesRepository } from '../project-roles/project-roles.repository';
import { RecordsService, type OwnFields } from '../records/records.service';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import type { Cast } from './cast.schema';
import { CastsRepository } from './casts.repository';

/** What keeps a cast from being deleted. */
@Injectable()
export class CastUsers {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly groups: GroupsRepository,
    private readonly repetitions: RepetitionsRepository,
  ) {}

  async ofCast(castId: number, tx: Tx): Promise<string | undefined> {
    if (await this.roles.usesCast(castId, tx)) return 'een rol';
    if (await this.groups.usesCast(castId, tx)) return 'een groep';
    return (await this.repetitions.uses({ cast: castId }, tx)) ? 'een repetitie' : undefined;
  }
}

@Injectable()
export class CastsService extends RecordsService<Cast> {
  constructor(
    repository: CastsRepository,
    private readonly copies: CopiesRepository,
    private readonly users: CastUsers,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'cast', resource: 'casts', notFound: 'Cast niet gevonden' } as const;
    super({ ...kind, changed: castChanged, removed: castRemoved }, repository, ids, transactions);
  }

  async add({ name, projectId }: InputOf<typeof castRoutes.create>['body'], caller: Caller): Promise<number> {
    if (projectId !== null) await this.copies.project(projectId);
    return this.create(projectId, fieldsOf(name), caller);
  }

  edit(id: number, { name }: InputOf<typeof castRoutes.update>['body'], caller: Caller): Promise<Cast> {
    return this.update(id, fieldsOf(name), caller);
  }

  /** A cast that serves all projects is read by whoever reads casts in any. */
  protected override mayRead(caller: Caller, projectId: number | null): boolean {
    return projectId === null ? caller.canAnywhere('casts.read') : caller.can('casts.read', projectId);
  }

  protected override async checkUnused(records: readonly Cast[], tx: Tx): Promise<void> {
    for (const { _id, name } of records) {
      const user = await this.users.ofCast(_id, tx);
      if (user) throw new DomainError('conflict', `Cast ${name} wordt gebruikt door ${user}`);
    }
  }
}

const fieldsOf = (name: string): OwnFields<Cast> => ({ name, identifier: '', description: '' });
