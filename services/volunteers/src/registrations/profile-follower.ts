import { Injectable } from '@nestjs/common';
import { registrationChanged } from '@stoet/contracts/volunteers/registration.events';
import type { Tx } from '@stoet/service-kit';
import type { Profile } from '../profiles/profile.schema';
import { factsOf, personKeysOf } from './registration.view';
import { RegistrationsRepository } from './registrations.repository';

/** Keeps what registrations take over from a person equal to the profile. */
@Injectable()
export class ProfileFollower {
  constructor(private readonly registrations: RegistrationsRepository) {}

  async follow(profile: Profile, tx: Tx): Promise<void> {
    const changed = await this.registrations.changeOf(profile._id, personKeysOf(profile), tx);
    for (const registration of changed) tx.emit(registrationChanged, factsOf(registration, profile));
  }
}
