import { Injectable } from '@nestjs/common';
import type { DataOf } from '@stoet/contracts';
import { createProfile } from '@stoet/contracts/volunteers/profile.events';
import { On, type Tx } from '@stoet/service-kit';
import { ProfilesRepository } from './profiles.repository';
import { ProfilesService } from './profiles.service';

/** Makes the profile of a new account: this service's step of the sign-up saga. */
@Injectable()
export class ProfilesSubscriber {
  constructor(
    private readonly repository: ProfilesRepository,
    private readonly profiles: ProfilesService,
  ) {}

  @On(createProfile) async create(
    { sagaId, accountId, person: { image, ...person } }: DataOf<typeof createProfile>,
    tx: Tx,
  ): Promise<void> {
    if (await this.repository.madeBySaga(sagaId)) return;
    const jpeg = image === null ? null : Buffer.from(image, 'base64');
    await this.profiles.add(person, { accountId, sagaId }, jpeg, (work) => work(tx));
  }
}
