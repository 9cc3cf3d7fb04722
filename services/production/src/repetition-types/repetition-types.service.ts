import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { repetitionTypeChanged, repetitionTypeRemoved } from '@stoet/contracts/production/record.events';
import type { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { RecordsService, type OwnFields } from '../records/records.service';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import type { RepetitionType } from './repetition-type.schema';
import { RepetitionTypesRepository } from './repetition-types.repository';

type Body = InputOf<typeof repetitionTypeRoutes.create>['body'];

@Injectable()
export class RepetitionTypesService extends RecordsService<RepetitionType> {
  constructor(
    repository: RepetitionTypesRepository,
    private readonly repetitions: RepetitionsRepository,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = {
      kind: 'repetition_type',
      resource: 'repetitiontypes',
      notFound: 'Repetitietype niet gevonden',
    } as const;
    super({ ...kind, changed: repetitionTypeChanged, removed: repetitionTypeRemoved }, repository, ids, transactions);
  }

  add(body: Body, caller: Caller): Promise<number> {
    return this.create(null, fieldsOf(body), caller);
  }

  edit(id: number, body: Body, caller: Caller): Promise<RepetitionType> {
    return this.update(id, fieldsOf(body), caller);
  }

  /** Whoever plans repetitions chooses a type, also without the right to read them all. */
  protected override mayRead(caller: Caller): boolean {
    const any = ['repetitiontypes.read', 'repetitions.create', 'repetitions.update'] as const;
    return any.some((right) => caller.canAnywhere(right));
  }

  protected override async checkUnused(records: readonly RepetitionType[], tx: Tx): Promise<void> {
    for (const { _id, name } of records)
      if (await this.repetitions.uses({ typeId: _id }, tx))
        throw new DomainError('conflict', `Repetitietype ${name} wordt gebruikt door een repetitie`);
  }
}

const fieldsOf = ({ name }: Body): OwnFields<RepetitionType> => ({ name, identifier: '', description: '' });
