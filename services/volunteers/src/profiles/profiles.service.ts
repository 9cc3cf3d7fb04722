import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type ListQuery, type Selection } from '@stoet/contracts';
import {
  profileChanged,
  profileCreated,
  profilePictureChanged,
  profilePin,
} from '@stoet/contracts/volunteers/profile.events';
import { Ids, Transactions, type FileAnswer, type Tx } from '@stoet/service-kit';
import { ProfileFollower } from '../registrations/profile-follower';
import { RegistrationsRepository } from '../registrations/registrations.repository';
import { Pictures } from './pictures';
import { newProfile, type Origin, type Person } from './profile.factory';
import { REMARKS_PREFIX, type ProfileFilters } from './profile.list';
import { isOwn, newPin } from './profile.rules';
import type { Profile } from './profile.schema';
import { factsOf, sightOf, type Sight } from './profile.view';
import { ProfilesRepository } from './profiles.repository';

const MAX_LINKED = 20;
const PIN_TRIES = 50;
/** What registrations show of their person. */
const FOLLOWED = [
  'firstName',
  'lastName',
  'sex',
  'date_of_birth',
  'cellPhone',
  'phoneNumber',
  'image',
  'words',
] as const;
const UNKNOWN = 'Gebruiker niet gevonden';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Profiles: who may see and change which one, and the events that tell of it. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly repository: ProfilesRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly follower: ProfileFollower,
    private readonly pictures: Pictures,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  page(query: ListQuery<Partial<ProfileFilters>>, caller: Caller) {
    const sight = this.sightFor(query.filters, query.sort.field, caller);
    return this.repository.list(sight).page(query);
  }

  checked(selection: Selection<Partial<ProfileFilters>>, caller: Caller) {
    const sight = this.sightFor('filters' in selection ? selection.filters : {}, '', caller);
    return this.repository.list(sight).checked(selection);
  }

  export(query: ListQuery<Partial<ProfileFilters>>, caller: Caller): FileAnswer {
    return this.repository.list(this.sightFor(query.filters, query.sort.field, caller)).export(query);
  }

  /** A profile that the caller may know of: his own, or any with `users.read`. @throws DomainError 'not_found' */
  async known(id: number, caller: Caller): Promise<Profile> {
    const profile = await this.repository.byId(id);
    if (!profile || !(isOwn(caller, profile) || caller.can('users.read'))) throw new DomainError('not_found', UNKNOWN);
    return profile;
  }

  /** The profiles of the account that this one belongs to. */
  async linked(id: number, caller: Caller): Promise<Profile[]> {
    const profile = await this.known(id, caller);
    return profile.accountId === null ? [profile] : this.repository.ofAccount(profile.accountId);
  }

  /** One more profile for the caller's account. It takes the account's e-mail address over. */
  async addOwn(person: Omit<Person, 'email'>, jpeg: Buffer | null, caller: Caller): Promise<number> {
    const linked = await this.repository.ofAccount(caller.accountId);
    if (linked.length >= MAX_LINKED)
      throw new DomainError('conflict', `Een account kan ten hoogste ${MAX_LINKED} profielen hebben`);
    const email = linked[0]?.email ?? '';
    return this.create({ ...person, email }, jpeg, caller, caller.accountId);
  }

  create(person: Person, jpeg: Buffer | null, caller: Caller, accountId: number | null = null): Promise<number> {
    return this.add(person, { accountId, sagaId: null }, jpeg, (work) => this.transactions.run(caller.profileId, work));
  }

  /** Stores a new profile with its picture and PIN, and tells of it. Gives its id. */
  async add(person: Person, origin: Origin, jpeg: Buffer | null, run: InTransaction): Promise<number> {
    const id = await this.ids.next('profile');
    const made = newProfile(id, person, origin, new Date());
    await this.pictures.keep(id, jpeg, (image) =>
      run(async (tx) => {
        const profile: Profile = { ...made, image, pin: await this.freePin() };
        await this.repository.insert(profile, tx);
        tx.emit(profileCreated, { ...factsOf(profile), sagaId: origin.sagaId });
        tx.emit(profilePin, { id, version: 1, pin: profile.pin });
      }),
    );
    return id;
  }

  /** Stores a change of a profile, and tells of it: other services, and the person's registrations when it concerns them. */
  async change(id: number, fields: Parameters<ProfilesRepository['change']>[1], tx: Tx): Promise<Profile> {
    const profile = await this.repository.change(id, fields, tx);
    if (!profile) throw new DomainError('not_found', UNKNOWN);
    tx.emit(profileChanged, factsOf(profile));
    if (FOLLOWED.some((name) => name in fields)) await this.follower.follow(profile, tx);
    return profile;
  }

  async setPicture(id: number, jpeg: Buffer, caller: Caller): Promise<string> {
    const profile = await this.known(id, caller);
    if (!isOwn(caller, profile) && !(caller.can('users.picture') && caller.can('users.update')))
      throw new DomainError('forbidden');
    const uuid = await this.pictures.keep(id, jpeg, async (image) => {
      await this.transactions.run(caller.profileId, async (tx) => {
        await this.change(id, { image }, tx);
        tx.emit(profilePictureChanged, { id, accountId: profile.accountId, image: image! });
      });
      return image!;
    });
    if (profile.image) await this.pictures.remove(profile.image);
    return uuid;
  }

  /** The picture of somebody whom the caller may know of, also through the registrations of a project. */
  async picture(uuid: string, caller: Caller): Promise<FileAnswer> {
    const profile = await this.repository.byImage(uuid);
    const allowed =
      profile &&
      (isOwn(caller, profile) ||
        caller.can('users.read') ||
        (await this.registrations.isIn(profile._id, caller.projectsWith('registrations.read'))));
    if (!allowed) throw new DomainError('not_found');
    return this.pictures.open(uuid);
  }

  /** What nobody may see he may not search or sort on either. */
  private sightFor(filters: Partial<ProfileFilters>, sort: string, caller: Caller): Sight {
    const sight = sightOf(caller);
    const byPerson =
      sort === 'date_of_birth' || [filters.sex, filters.minAge, filters.maxAge].some((v) => v !== undefined);
    const byRemarks = filters.text?.startsWith(REMARKS_PREFIX) ?? false;
    if ((byPerson && !sight.personal) || (byRemarks && !sight.remarks)) throw new DomainError('forbidden');
    return sight;
  }

  private async freePin(): Promise<string> {
    for (let tries = 0; tries < PIN_TRIES; tries++) {
      const pin = newPin();
      if (!(await this.repository.pinTaken(pin))) return pin;
    }
    throw new DomainError('unavailable', 'Er zijn geen vrije pincodes meer');
  }
}
