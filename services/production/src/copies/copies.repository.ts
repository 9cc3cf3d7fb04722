import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@stoet/contracts';
import { applyCopy, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { PinCopy, ProjectCopy, RegistrationCopy } from './copy.schemas';

export type Person = Pick<RegistrationCopy, 'profileId' | 'firstName' | 'lastName' | 'onStage'>;
const PERSON = { profileId: 1, firstName: 1, lastName: 1, onStage: 1, cellPhone: 1, phoneNumber: 1 };

/** The only importer of the copies. */
@Injectable()
export class CopiesRepository {
  constructor(
    @InjectModel(ProjectCopy.name) private readonly projects: Model<ProjectCopy>,
    @InjectModel(RegistrationCopy.name) private readonly registrations: Model<RegistrationCopy>,
    @InjectModel(PinCopy.name) private readonly pins: Model<PinCopy>,
  ) {}

  /** @throws DomainError 'not_found' for a project that does not exist. */
  async project(id: number): Promise<ProjectCopy> {
    const project = await this.projects.findById(id).lean<ProjectCopy>().exec();
    if (!project) throw new DomainError('not_found', 'Project niet gevonden');
    return project;
  }

  async projectNames(ids: readonly number[]): Promise<Map<number, string>> {
    const found = await this.projects
      .find({ _id: { $in: ids } }, { name: 1 })
      .lean<ProjectCopy[]>()
      .exec();
    return new Map(found.map((p) => [p._id, p.name]));
  }

  /** Who is registered for a project now; `profileIds` limits it. Inside a transaction when one is given. */
  registered(projectId: number, profileIds?: readonly number[], tx?: Tx): Promise<RegistrationCopy[]> {
    const some = profileIds ? { profileId: { $in: profileIds } } : {};
    return this.registrations
      .find({ projectId, active: true, ...some }, PERSON, { session: tx?.session })
      .sort({ lastName: 1, firstName: 1, _id: 1 })
      .lean<RegistrationCopy[]>()
      .exec();
  }

  /** Names of people in a project, also of who has signed off since. */
  async people(projectId: number, profileIds: readonly number[]): Promise<Map<number, RegistrationCopy>> {
    const found = await this.registrations
      .find({ projectId, profileId: { $in: profileIds } }, PERSON)
      .lean<RegistrationCopy[]>()
      .exec();
    return new Map(found.map((r) => [r.profileId, r]));
  }

  /** Whose PIN it is. */
  async profilesWithPin(pin: string): Promise<number[]> {
    const found = await this.pins.find({ pin }, { _id: 1 }).limit(10).lean<PinCopy[]>().exec();
    return found.map((p) => p._id);
  }

  async pinsOf(profileIds: readonly number[]): Promise<Map<number, string>> {
    const found = await this.pins
      .find({ _id: { $in: profileIds } })
      .lean<PinCopy[]>()
      .exec();
    return new Map(found.map((p) => [p._id, p.pin]));
  }

  applyProject(project: ProjectCopy, tx: Tx): Promise<void> {
    return applyCopy(this.projects, project, tx);
  }

  applyRegistration(registration: RegistrationCopy, tx: Tx): Promise<void> {
    return applyCopy(this.registrations, registration, tx);
  }

  applyPin(pin: PinCopy, tx: Tx): Promise<void> {
    return applyCopy(this.pins, pin, tx);
  }

  async signOff(registrationId: number, tx: Tx): Promise<void> {
    await this.registrations.updateOne({ _id: registrationId }, { active: false }, { session: tx.session }).exec();
  }

  async removeProject(id: number, tx: Tx): Promise<void> {
    await this.projects.deleteOne({ _id: id }, { session: tx.session }).exec();
    await this.registrations.deleteMany({ projectId: id }, { session: tx.session }).exec();
  }

  async removePerson(profileId: number, tx: Tx): Promise<void> {
    await this.pins.deleteOne({ _id: profileId }, { session: tx.session }).exec();
    await this.registrations.deleteMany({ profileId }, { session: tx.session }).exec();
  }
}
