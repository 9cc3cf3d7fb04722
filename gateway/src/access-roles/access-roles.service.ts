import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type RightKey } from '@stoet/contracts';
import { rightsChanged } from '@stoet/contracts/gateway/gateway.events';
import { Ids, plain, Transactions, wordsOf, type Tx } from '@stoet/service-kit';
import { AccountsRepository } from '../accounts/accounts.repository';
import { SessionsService } from '../sessions/sessions.service';
import { AccessRolesRepository } from './access-roles.repository';
import type { AccessRole } from './access-role.schema';

interface RoleFields {
  name: string;
  description: string;
  rights: RightKey[];
}

/** Access roles: nobody gives or takes a right that he does not hold himself. */
@Injectable()
export class AccessRolesService {
  constructor(
    private readonly repository: AccessRolesRepository,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  async one(id: number, caller: Caller): Promise<AccessRole> {
    return this.held(id, caller, 'rights.read');
  }

  async create(fields: RoleFields & { projectId: number | null }, caller: Caller): Promise<number> {
    this.check(caller, 'rights.create', fields.projectId);
    this.checkHeld(caller, fields.rights, fields.projectId);
    const _id = await this.ids.next('access_role');
    await this.transactions.run(caller.profileId, (tx) =>
      this.repository.insert({ _id, ...fields, ...derived(fields), profileIds: [] }, tx),
    );
    return _id;
  }

  async update(id: number, fields: RoleFields, caller: Caller): Promise<void> {
    const role = await this.held(id, caller, 'rights.update');
    const changed = [
      ...fields.rights.filter((key) => !role.rights.includes(key)),
      ...role.rights.filter((key) => !fields.rights.includes(key)),
    ];
    this.checkHeld(caller, changed, role.projectId);
    await this.changeAndTell(caller, role.profileIds, (tx) =>
      this.repository.change(id, { ...fields, ...derived(fields) }, tx),
    );
  }

  async remove(ids: number[], caller: Caller): Promise<void> {
    const roles = await Promise.all(ids.map((id) => this.held(id, caller, 'rights.delete')));
    roles.forEach((role) => this.checkHeld(caller, role.rights, role.projectId));
    await this.changeAndTell(
      caller,
      roles.flatMap((role) => role.profileIds),
      (tx) => this.repository.remove(ids, tx),
    );
  }

  async setUsers(id: number, profileIds: number[], caller: Caller): Promise<void> {
    const role = await this.held(id, caller, 'rights.update');
    this.checkHeld(caller, role.rights, role.projectId);
    const known = await this.accounts.profiles.countDocuments({ _id: { $in: profileIds } });
    if (known !== new Set(profileIds).size) throw new DomainError('not_found', 'Gebruiker niet gevonden');
    await this.changeAndTell(caller, [...role.profileIds, ...profileIds], (tx) =>
      this.repository.change(id, { profileIds: [...new Set(profileIds)] }, tx),
    );
  }

  private async changeAndTell(caller: Caller, profileIds: number[], change: (tx: Tx) => Promise<void>): Promise<void> {
    const profiles = await this.accounts.profiles
      .find({ _id: { $in: profileIds } }, { accountId: 1 })
      .lean()
      .exec();
    const accountIds = [...new Set(profiles.flatMap((p) => p.accountId ?? []))];
    await this.transactions.run(caller.profileId, async (tx) => {
      await change(tx);
      if (accountIds.length > 0) tx.emit(rightsChanged, { accountIds });
    });
    this.sessions.refresh(accountIds);
  }

  /** The role, when the caller holds `right` where the role holds; unknown otherwise. */
  private async held(id: number, caller: Caller, right: RightKey): Promise<AccessRole> {
    const role = await this.repository.byId(id);
    if (!role || !caller.can('rights.read', role.projectId ?? undefined))
      throw new DomainError('not_found', 'Toegangsrol niet gevonden');
    this.check(caller, right, role.projectId);
    return role;
  }

  private check(caller: Caller, right: RightKey, projectId: number | null): void {
    if (!caller.can(right, projectId ?? undefined)) throw new DomainError('forbidden');
  }

  private checkHeld(caller: Caller, rights: RightKey[], projectId: number | null): void {
    const foreign = rights.filter((key) => !caller.can(key, projectId ?? undefined));
    if (foreign.length > 0)
      throw new DomainError('forbidden', 'Je kan geen rechten geven of afnemen die je zelf niet hebt', {
        details: { rights: foreign },
      });
  }
}

const derived = ({ name, description }: Pick<RoleFields, 'name' | 'description'>) => ({
  nameKey: plain(name),
  words: wordsOf(name, description),
});
