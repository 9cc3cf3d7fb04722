import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import type { locationRoutes } from '@stoet/contracts/production/location.contract';
import { locationChanged, locationRemoved } from '@stoet/contracts/production/record.events';
import { Ids, Transactions, type Tx } from '@stoet/service-kit';
import { RecordsService, type OwnFields } from '../records/records.service';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import type { Location } from './location.schema';
import { LocationsRepository } from './locations.repository';

type Body = InputOf<typeof locationRoutes.create>['body'];

@Injectable()
export class LocationsService extends RecordsService<Location> {
  constructor(
    repository: LocationsRepository,
    private readonly repetitions: RepetitionsRepository,
    ids: Ids,
    transactions: Transactions,
  ) {
    const kind = { kind: 'location', resource: 'locations', notFound: 'Locatie niet gevonden' } as const;
    super({ ...kind, changed: locationChanged, removed: locationRemoved }, repository, ids, transactions);
  }

  add(body: Body, caller: Caller): Promise<number> {
    return this.create(null, fieldsOf(body), caller);
  }

  edit(id: number, body: Body, caller: Caller): Promise<Location> {
    return this.update(id, fieldsOf(body), caller);
  }

  /** Whoever plans repetitions chooses a location, also without the right to read them all. */
  protected override mayRead(caller: Caller): boolean {
    return (['locations.read', 'repetitions.create', 'repetitions.update'] as const).some((r) => caller.canAnywhere(r));
  }

  protected override async checkUnused(records: readonly Location[], tx: Tx): Promise<void> {
    for (const { _id, name } of records)
      if (await this.repetitions.uses({ locationId: _id }, tx))
        throw new DomainError('conflict', `Locatie ${name} wordt gebruikt door een repetitie`);
  }
}

const fieldsOf = ({ name, identifier, ...address }: Body): OwnFields<Location> => ({
  ...{ name, identifier, address },
  description: '',
});
