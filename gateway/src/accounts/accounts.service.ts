import { Inject, Injectable } from '@nestjs/common';
import { DomainError, flagsOf, rightsOf, type Caller, type InputOf, type Rights } from '@stoet/contracts';
import type { accountRoutes, Account as AccountAnswer } from '@stoet/contracts/gateway/account.contract';
import { sendMail } from '@stoet/contracts/production/mail.events';
import { CONFIG, Transactions } from '@stoet/service-kit';
import { AccessRolesRepository } from '../access-roles/access-roles.repository';
import type { GatewayConfig } from '../config';
import { Limits } from '../limits';
import { SessionsService, type NewSession } from '../sessions/sessions.service';
import type { Account } from './account.schema';
import { AccountsRepository } from './accounts.repository';
import { checkPassword, hashPassword } from './passwords';
import { newSecret } from './secrets';

const RESET_HOURS = 1;
const HOUR = 3600_000;
const WRONG = 'Het mailadres of het wachtwoord is niet juist';

/** Logging in and out, links by mail, who the caller is. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly roles: AccessRolesRepository,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @throws DomainError 'unauthenticated' in the same words and time for an unknown address and a wrong password; 'too_many'. */
  async login({ email, password, remember }: InputOf<typeof accountRoutes.login>['body'], address: string) {
    const attempt = await this.limits.login(email, address);
    const account = await this.repository.byEmail(email);
    const usable = account?.state === 'active' ? account : null;
    if (!(await checkPassword(password, usable?.hash)) || !usable) throw new DomainError('unauthenticated', WRONG);
    await attempt.succeeded();
    if (!usable.emailConfirmed)
      throw new DomainError('unauthenticated', 'Bevestig eerst je mailadres met de link in de mail die je kreeg');
    await this.repository.change(usable._id, { lastLogin: new Date() });
    return this.enter(usable, usable.profileIds[0], remember);
  }

  async me(caller: Caller): Promise<AccountAnswer> {
    const account = await this.repository.byId(caller.accountId);
    if (!account) throw new DomainError('unauthenticated');
    return this.answer(account, caller.profileId);
  }

  async logout(token: string): Promise<void> {
    await this.sessions.end(token);
  }

  /** A session for another profile of the same account, and of no other; the old one ends. */
  async switchProfile(caller: Caller, profileId: number, token: string) {
    const account = await this.repository.byId(caller.accountId);
    if (!account?.profileIds.includes(profileId)) throw new DomainError('not_found');
    const remember = await this.sessions.end(token);
    return this.enter(account, profileId, remember);
  }

  /** Uses the link of the confirmation mail; says where the browser goes. */
  async confirmEmail(secret: string): Promise<string> {
    const confirmed = await this.transactions.run(0, async (tx) => {
      const accountId = await this.repository.useToken(secret, 'confirm', tx);
      if (accountId) await this.repository.change(accountId, { emailConfirmed: true }, tx);
      return accountId !== undefined;
    });
    return `${this.config.PUBLIC_URL}/?emailConfirmed=${confirmed}`;
  }

  /** Mails a link when the address is known; takes the same path and answers the same when it is not. */
  async forgotPassword(email: string, address: string): Promise<void> {
    await this.limits.mails(email, address);
    const account = await this.repository.byEmail(email);
    if (account?.state !== 'active') return;
    const [profile] = await this.repository.profilesOf(account);
    const secret = newSecret();
    const link = `${this.config.PUBLIC_URL}/nieuw-wachtwoord?email=${encodeURIComponent(email)}&token=${secret}`;
    await this.transactions.run(0, async (tx) => {
      await this.repository.addToken(
        secret,
        { accountId: account._id, purpose: 'reset', expireAt: new Date(Date.now() + RESET_HOURS * HOUR) },
        tx,
      );
      tx.emit(sendMail, {
        key: `reset:${secret.slice(0, 12)}`,
        to: email,
        template: 'resetPassword',
        values: { firstName: profile?.firstName ?? '', link },
      });
    });
  }

  /** Sets a new password with a mailed link, or with the present one. Every session of the account ends. */
  async changePassword(
    body: InputOf<typeof accountRoutes.changePassword>['body'],
    caller: Caller | undefined,
    address: string,
  ): Promise<void> {
    const account =
      'token' in body
        ? await this.accountOfLink(body, address)
        : await this.accountOfPassword(body.current, caller, address);
    const hash = await hashPassword(body.password);
    await this.transactions.run(0, async (tx) => {
      if ('token' in body && (await this.repository.useToken(body.token, 'reset', tx)) !== account._id)
        throw new DomainError('invalid', LINK_DEAD);
      await this.repository.change(account._id, { hash, emailConfirmed: true }, tx);
      tx.emit(sendMail, {
        key: `changed:${account._id}:${Date.now()}`,
        to: account.email,
        template: 'passwordChanged',
        values: { firstName: '' },
      });
    });
    await this.sessions.endAll(account._id);
  }

  /** Rights of a profile: everybody may ask his own, others need the right for it. */
  async rightsOfProfile(profileId: number, caller: Caller, projectId?: number) {
    if (profileId !== caller.profileId && !caller.can('users.rights', projectId)) throw new DomainError('forbidden');
    const profile = await this.repository.profiles.findById(profileId).lean().exec();
    if (!profile) throw new DomainError('not_found', 'Gebruiker niet gevonden');
    const account = profile.accountId ? await this.repository.byId(profile.accountId) : null;
    const rights = rightsOf({ level: account?.level ?? 0, granted: await this.roles.grantedTo(profileId) });
    return answerOf(rights, projectId);
  }

  private async accountOfLink({ token, email }: { token: string; email: string }, address: string): Promise<Account> {
    await this.limits.links(address);
    const account = await this.repository.byEmail(email);
    if (!account || !token) throw new DomainError('invalid', LINK_DEAD);
    return account;
  }

  private async accountOfPassword(current: string, caller: Caller | undefined, address: string): Promise<Account> {
    if (!caller) throw new DomainError('unauthenticated');
    const account = await this.repository.byId(caller.accountId);
    if (!account) throw new DomainError('unauthenticated');
    const attempt = await this.limits.login(account.email, address);
    if (!(await checkPassword(current, account.hash)))
      throw new DomainError('invalid', undefined, { fields: { current: 'Wachtwoord is niet juist' } });
    await attempt.succeeded();
    return account;
  }

  private async enter(account: Account, profileId: number, remember: boolean): Promise<AccountAnswer & NewSession> {
    const session = await this.sessions.create({ accountId: account._id, profileId, remember });
    return { ...(await this.answer(account, profileId)), ...session };
  }

  private async answer(account: Account, profileId: number): Promise<AccountAnswer> {
    const [profiles, granted] = await Promise.all([
      this.repository.profilesOf(account),
      this.roles.grantedTo(profileId),
    ]);
    const active = profiles.find((p) => p._id === profileId);
    if (!active) throw new DomainError('unauthenticated');
    return {
      id: active._id,
      accountId: account._id,
      email: account.email,
      firstName: active.firstName,
      lastName: active.lastName,
      level: account.level,
      developer: account.developer,
      image: active.image,
      isUser: account.level === 0,
      shouldVerify: active.shouldVerify,
      canEditClothingSizes: active.canEditClothingSizes,
      shouldUploadCertificate: active.shouldUploadCertificate,
      certificate: active.certificate,
      profiles: profiles.map((p) => ({ id: p._id, firstName: p.firstName, lastName: p.lastName })),
      rights: answerOf(rightsOf({ level: account.level, granted })),
    };
  }
}

const LINK_DEAD = 'Deze link is niet (meer) geldig, vraag een nieuwe aan';

const answerOf = (rights: Rights, projectId?: number) => ({
  global: [...rights.global],
  projects: Object.fromEntries(Object.entries(rights.projects).map(([id, keys]) => [id, [...keys]])),
  flags: flagsOf(rights, projectId),
});
