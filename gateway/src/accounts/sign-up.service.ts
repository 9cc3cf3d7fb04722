import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, Level } from '@stoet/contracts';
import type { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { accountCreated } from '@stoet/contracts/gateway/gateway.events';
import { sendMail } from '@stoet/contracts/production/mail.events';
import type { NewPerson, ProfileFacts } from '@stoet/contracts/volunteers/profile.events';
import { bytesOfDataUrl, CONFIG, Ids, Sagas, squarePicture, Transactions, type Tx } from '@stoet/service-kit';
import type { GatewayConfig } from '../config';
import { AccountsRepository } from './accounts.repository';
import { hashPassword } from './passwords';
import { newSecret } from './secrets';
import { signUpSaga } from './sign-up.saga';

const PICTURE_SIZE = 200; // spec/volunteers §5
const CONFIRM_HOURS = 72;
const HOUR = 3600_000;

export interface NewAccount {
  password: string;
  person: NewPerson;
  level: Level;
  developer: boolean;
  /** Made by an operator: the address needs no confirmation and no mail goes out. */
  confirmed: boolean;
}

/** Makes accounts, each with its first profile (sign-up saga). */
@Injectable()
export class SignUpService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly ids: Ids,
    private readonly sagas: Sagas,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Signs up a visitor. The answer is the same when the address has an account already: its owner gets a mail that says so. */
  async signUp({
    pwd,
    privacy: _agreed,
    image,
    ...person
  }: InputOf<typeof accountRoutes.signUp>['body']): Promise<void> {
    const picture = image ? (await squarePicture(bytesOfDataUrl(image), PICTURE_SIZE)).toString('base64') : null;
    const account = {
      password: pwd,
      person: { ...person, image: picture },
      level: 0 as const,
      developer: false,
      confirmed: false,
    };
    const known = await this.repository.byEmail(person.email);
    if (known) return this.tellOwner(known._id, person);
    try {
      await this.create(account);
    } catch (error) {
      // The same address twice at once: the first one wins, the second is told as above.
      if ((error as { code?: number }).code !== 11000) throw error;
      await this.tellOwner(0, person);
    }
  }

  /** Stores a pending account and sends for its profile. Gives the account's id. */
  async create({ password, person, level, developer, confirmed }: NewAccount): Promise<number> {
    const hash = await hashPassword(password);
    const _id = await this.ids.next('account');
    await this.transactions.run(0, async (tx) => {
      await this.repository.insert(
        {
          _id,
          email: person.email,
          hash,
          level,
          developer,
          state: 'pending',
          emailConfirmed: confirmed,
          profileIds: [],
          createdAt: new Date(),
          lastLogin: null,
        },
        tx,
      );
      await this.sagas.start(signUpSaga, `sign-up:${_id}`, { accountId: _id, person }, tx);
    });
    return _id;
  }

  /** The profile is there: the account becomes usable and, unless it was confirmed before, gets its mail. */
  async complete(sagaId: string, profile: ProfileFacts, tx: Tx): Promise<void> {
    const saga = await this.sagas.advance(signUpSaga, sagaId, 'profile', {}, tx);
    if (!saga) return;
    const { accountId } = saga.data;
    const account = await this.repository.byId(accountId);
    if (!account) return;
    await this.repository.change(accountId, { state: 'active', profileIds: [profile.id] }, tx);
    tx.emit(accountCreated, { accountId, profileId: profile.id });
    if (account.emailConfirmed) return;
    const secret = newSecret();
    await this.repository.addToken(
      secret,
      { accountId, purpose: 'confirm', expireAt: new Date(Date.now() + CONFIRM_HOURS * HOUR) },
      tx,
    );
    const values = { firstName: profile.firstName, link: `${this.config.PUBLIC_URL}/api/verify/${secret}` };
    tx.emit(sendMail, {
      key: `confirm:${accountId}:${secret.slice(0, 8)}`,
      to: account.email,
      template: 'confirmEmail',
      values,
    });
  }

  private async tellOwner(accountId: number, person: { email: string; firstName: string }): Promise<void> {
    const day = new Date().toISOString().slice(0, 10); // at most one such mail a day
    const values = { firstName: person.firstName, link: `${this.config.PUBLIC_URL}/wachtwoord-vergeten` };
    await this.transactions.run(0, async (tx) =>
      tx.emit(sendMail, {
        key: `exists:${accountId}:${person.email}:${day}`,
        to: person.email,
        template: 'accountExists',
        values,
      }),
    );
  }
}
