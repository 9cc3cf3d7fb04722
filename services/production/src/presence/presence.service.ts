import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { attendanceState, mayAnnounce, mayEnterPin } from '@stoet/contracts/production/attendance';
import { presenceChanged } from '@stoet/contracts/production/presence.events';
import type { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { LOGGER, Transactions, type Logger, type Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { addressLine, LocationsRepository } from '../locations/locations.repository';
import { RepetitionTypesRepository } from '../repetition-types/repetition-types.repository';
import type { Repetition } from '../repetitions/repetition.schema';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import { ScenesRepository } from '../scenes/scenes.repository';
import { PinThrottle } from './pin-throttle';
import type { Presence } from './presence.schema';
import { PresencesRepository } from './presences.repository';

const NOT_FOUND = 'Repetitie niet gevonden';
const TOO_LATE = 'Aan- of afmelden kan tot 30 minuten voor de start van de repetitie';
const timesOf = ({ startDt, register }: Repetition) => ({ startDt: startDt.toISOString(), register });

/** Attendance: who is expected, who announced, who is there (spec/production §4; decisions, "Attendance"). */
@Injectable()
export class PresenceService {
  constructor(
    private readonly presences: PresencesRepository,
    private readonly repetitions: RepetitionsRepository,
    private readonly copies: CopiesRepository,
    private readonly locations: LocationsRepository,
    private readonly types: RepetitionTypesRepository,
    private readonly scenes: ScenesRepository,
    private readonly throttle: PinThrottle,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The attendance list of a repetition, in the order of the names. */
  async list(id: number, caller: Caller) {
    const repetition = await this.known(id, caller);
    const now = new Date();
    const [data, about] = await Promise.all([this.entries(repetition, caller, now), this.about(repetition)]);
    return { repetition: about, data, total: data.length, now: now.toISOString() };
  }

  /** The rows of the attendance list, for a spreadsheet. */
  async report(id: number, caller: Caller) {
    const repetition = await this.known(id, caller);
    if (!caller.can('repetitions.export', repetition.projectId)) throw new DomainError('forbidden');
    return { name: repetition.name, rows: await this.entries(repetition, caller, new Date()) };
  }

  /** Announces or cancels: for oneself, or for somebody else with the right to take attendance. Gives the message to show. */
  async mark(id: number, body: InputOf<typeof presenceRoutes.mark>['body'], caller: Caller): Promise<string> {
    const repetition = await this.repetitions.byId(id);
    const mayTake = repetition !== null && caller.can('repetitions.present', repetition.projectId);
    const profileId = body.userId ?? caller.profileId;
    const isOwn = profileId === caller.profileId;
    if (!repetition || (!isOwn && !mayTake && !caller.can('repetitions.read', repetition.projectId)))
      throw new DomainError('not_found', NOT_FOUND);
    if (!isOwn && !mayTake) throw new DomainError('forbidden');
    const markedPresent = body.markedPresent ?? body.present ?? false;
    await this.transactions.run(caller.profileId, async (tx) => {
      const [before] = await this.presences.at([id], tx, profileId);
      if (!before) throw new DomainError('not_found', NOT_FOUND);
      if (!mayTake && !repetition.open) throw new DomainError('conflict', 'Deze repetitie is gesloten');
      if (!mayAnnounce(repetition.startDt.toISOString(), Date.now())) throw new DomainError('conflict', TOO_LATE);
      await this.set(before, { markedPresent, reason: markedPresent ? '' : (body.reason ?? '') }, tx);
    });
    if (isOwn)
      return markedPresent ? 'U bent weer aangemeld voor deze repetitie' : 'U bent nu afgemeld voor deze repetitie';
    const person = (await this.copies.people(repetition.projectId, [profileId])).get(profileId);
    const name = `${person?.firstName} ${person?.lastName}`;
    return `${name} werd ${markedPresent ? 'aangemeld' : 'afgemeld'} voor deze repetitie`;
  }

  /** Takes a PIN: confirms the presence of whose it is, or takes that back. A wrong one is an answer, not an error. */
  async enterPin(id: number, body: InputOf<typeof presenceRoutes.enterPin>['body'], caller: Caller) {
    const ids = [...new Set([id, ...body.repetitionIds])];
    const open = (await this.opened(ids, caller)).map((r) => r._id);
    const changed = await this.throttle.guard(`${caller.accountId}:${id}`, async () => {
      const owners = await this.copies.profilesWithPin(body.pin);
      return owners.length > 0 ? this.confirm(open, owners, body.present, caller) : undefined;
    });
    // never the PIN itself
    this.logger.info({ repetition: id, account: caller.accountId, profile: changed?.profileId ?? null }, 'pin entered');
    if (!changed) return { success: false, firstName: '', lastName: '', message: 'Ongeldige pincode', present: false };
    const people = await this.copies.people(changed.projectId, [changed.profileId]);
    const { firstName = '', lastName = '' } = people.get(changed.profileId) ?? {};
    const message = changed.present ? `Welkom ${firstName}` : `${firstName} staat weer als afwezig`;
    return { success: true, firstName, lastName, message, present: changed.present };
  }

  /** Confirms the presence of who has the PIN and takes part, or takes it back; undefined when there is nobody. */
  private confirm(open: readonly number[], owners: readonly number[], wanted: boolean | undefined, caller: Caller) {
    return this.transactions.run(caller.profileId, async (tx) => {
      const all = await this.presences.ofPeople(open, owners, tx);
      if (all.length === 0) return undefined;
      // two people share a PIN only for the moment between the events of a swap
      const found = all.filter((p) => p.profileId === all[0].profileId);
      const present = wanted ?? !found.every((p) => p.present);
      for (const presence of found) await this.set(presence, { present }, tx);
      return { profileId: found[0].profileId, projectId: found[0].projectId, present };
    });
  }

  /** The repetitions of a screen that take PINs now. @throws DomainError when that of the address does not. */
  private async opened(ids: readonly number[], caller: Caller): Promise<Repetition[]> {
    const found = await this.repetitions.byIds(ids);
    if (found.length !== ids.length || found.some((r) => !this.mayKnow(caller, r)))
      throw new DomainError('not_found', NOT_FOUND);
    if (found.some((r) => !caller.can('repetitions.present', r.projectId))) throw new DomainError('forbidden');
    const open = found.filter((r) => mayEnterPin(timesOf(r), Date.now()));
    if (!open.some((r) => r._id === ids[0]))
      throw new DomainError('conflict', 'Het pinscherm is enkel open van 90 minuten voor tot 15 minuten na de start');
    return open;
  }

  private mayKnow(caller: Caller, { projectId }: Repetition): boolean {
    return caller.can('repetitions.read', projectId) || caller.can('repetitions.present', projectId);
  }

  private async known(id: number, caller: Caller): Promise<Repetition> {
    const repetition = await this.repetitions.byId(id);
    if (!repetition || !this.mayKnow(caller, repetition)) throw new DomainError('not_found', NOT_FOUND);
    return repetition;
  }

  private async set(before: Presence, fields: Partial<Presence>, tx: Tx): Promise<void> {
    const after = await this.presences.change(before, fields, tx);
    if (!after) throw new DomainError('not_found', NOT_FOUND);
    const { repetitionId, projectId, profileId, present, markedPresent, reason } = after;
    tx.emit(presenceChanged, { repetitionId, projectId, profileId, present, markedPresent, reason });
  }

  private async entries(repetition: Repetition, caller: Caller, now: Date) {
    const presences = await this.presences.ofRepetition(repetition._id);
    const profileIds = presences.map((p) => p.profileId);
    const seesPins = caller.can('repetitions.pin', repetition.projectId);
    const [people, pins] = await Promise.all([
      this.copies.people(repetition.projectId, profileIds),
      seesPins ? this.copies.pinsOf(profileIds) : undefined,
    ]);
    const rows = presences.map(({ profileId: id, present, markedPresent, reason, isRoleUser }) => {
      const { firstName = '', lastName = '', cellPhone = '', phoneNumber = '' } = people.get(id) ?? {};
      const state = attendanceState({ present, markedPresent }, timesOf(repetition), now.getTime());
      const settings = pins ? { pin: pins.get(id) ?? '' } : null;
      return {
        id,
        firstName,
        lastName,
        cellPhone,
        phoneNumber,
        present,
        markedPresent,
        reason,
        isRoleUser,
        state,
        settings,
      };
    });
    return rows.sort((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'nl'));
  }

  private async about(repetition: Repetition) {
    const { _id: id, projectId, identifier, name, description, register, open } = repetition;
    const [location, type, scenes] = await Promise.all([
      this.locations.byId(repetition.locationId),
      this.types.byId(repetition.typeId),
      this.scenes.byIds(repetition.sceneIds),
    ]);
    return {
      ...{ id, projectId, identifier, name, description, register, open },
      startDt: repetition.startDt.toISOString(),
      endDt: repetition.endDt.toISOString(),
      typeName: type?.name ?? '',
      location: { name: location?.name ?? '', address: location ? addressLine(location.address) : '' },
      scenes: scenes.map((s) => ({ id: s._id, identifier: s.identifier, name: s.name })),
    };
  }
}
