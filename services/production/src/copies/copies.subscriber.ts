import { Injectable } from '@nestjs/common';
import type { DataOf } from '@stoet/contracts';
import { profileDeleted, profilePin } from '@stoet/contracts/volunteers/profile.events';
import { projectChanged, projectDeleted } from '@stoet/contracts/volunteers/project.events';
import {
  registrationChanged,
  registrationCreated,
  registrationRemoved,
  type RegistrationFacts,
} from '@stoet/contracts/volunteers/registration.events';
import { On, type Tx } from '@stoet/service-kit';
import { Participation } from '../presence/participation.service';
import { ProjectsCleaner } from './projects.cleaner';
import { CopiesRepository } from './copies.repository';

/** Keeps the copies, and who is expected at repetitions with them. */
@Injectable()
export class CopiesSubscriber {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly participation: Participation,
    private readonly cleaner: ProjectsCleaner,
  ) {}

  @On(projectChanged) async projectChanged(project: DataOf<typeof projectChanged>, tx: Tx): Promise<void> {
    const { id: _id, version, name, openFrom, projectClosed } = project;
    const dates = { openFrom: new Date(openFrom), projectClosed: new Date(projectClosed) };
    await this.copies.applyProject({ _id, version, name, ...dates }, tx);
  }

  @On(projectDeleted) async projectDeleted({ id }: DataOf<typeof projectDeleted>, tx: Tx): Promise<void> {
    await this.copies.removeProject(id, tx);
    await this.cleaner.clean(id, tx);
  }

  @On(registrationCreated) async registered(facts: RegistrationFacts, tx: Tx): Promise<void> {
    await this.copy(facts, tx);
  }

  @On(registrationChanged) async registrationChanged(facts: RegistrationFacts, tx: Tx): Promise<void> {
    await this.copy(facts, tx);
  }

  @On(registrationRemoved) async signedOff(data: DataOf<typeof registrationRemoved>, tx: Tx): Promise<void> {
    await this.copies.signOff(data.id, tx);
    await this.participation.refresh(data.projectId, tx, { profileId: data.profileId });
  }

  @On(profilePin) async pinChanged({ id, version, pin }: DataOf<typeof profilePin>, tx: Tx): Promise<void> {
    await this.copies.applyPin({ _id: id, version, pin }, tx);
  }

  @On(profileDeleted) async profileDeleted({ id }: DataOf<typeof profileDeleted>, tx: Tx): Promise<void> {
    await this.copies.removePerson(id, tx);
    await this.cleaner.forget(id, tx);
  }

  private async copy(facts: RegistrationFacts, tx: Tx): Promise<void> {
    const { id: _id, version, projectId, profileId, onStage, firstName, lastName, cellPhone, phoneNumber } = facts;
    const person = { firstName, lastName, cellPhone, phoneNumber };
    await this.copies.applyRegistration({ _id, version, projectId, profileId, onStage, active: true, ...person }, tx);
    await this.participation.refresh(projectId, tx, { profileId });
  }
}
