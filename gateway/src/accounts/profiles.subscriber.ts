import { Injectable } from '@nestjs/common';
import type { DataOf } from '@stoet/contracts';
import {
  profileChanged,
  profileCreated,
  profileDeleted,
  type ProfileFacts,
} from '@stoet/contracts/volunteers/profile.events';
import { applyCopy, On, type Tx } from '@stoet/service-kit';
import { SessionsService } from '../sessions/sessions.service';
import { AccountsRepository } from './accounts.repository';
import { SignUpService } from './sign-up.service';

/** Keeps the gateway's copy of profiles, and closes the sign-up saga. */
@Injectable()
export class ProfilesSubscriber {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly signUps: SignUpService,
    private readonly sessions: SessionsService,
  ) {}

  @On(profileCreated) async created({ sagaId, ...profile }: DataOf<typeof profileCreated>, tx: Tx): Promise<void> {
    await this.copy(profile, tx);
    if (sagaId) await this.signUps.complete(sagaId, profile, tx);
    else if (profile.accountId) await this.repository.addProfile(profile.accountId, profile.id, tx);
  }

  @On(profileChanged) async changed(profile: DataOf<typeof profileChanged>, tx: Tx): Promise<void> {
    await this.copy(profile, tx);
  }

  @On(profileDeleted) async deleted({ id, accountId }: DataOf<typeof profileDeleted>, tx: Tx): Promise<void> {
    await this.repository.removeProfile(id, tx);
    if (accountId) await this.sessions.endProfile(id);
  }

  private async copy(
    {
      id,
      version,
      accountId,
      firstName,
      lastName,
      image,
      shouldVerify,
      canEditClothingSizes,
      shouldUploadCertificate,
      certificate,
    }: ProfileFacts,
    tx: Tx,
  ) {
    await applyCopy(
      this.repository.profiles,
      {
        _id: id,
        version,
        accountId,
        firstName,
        lastName,
        image,
        shouldVerify,
        canEditClothingSizes,
        shouldUploadCertificate,
        certificate,
      },
      tx,
    );
  }
}
