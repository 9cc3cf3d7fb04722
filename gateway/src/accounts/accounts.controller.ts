import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { accountRoutes as routes } from '@stoet/contracts/gateway/account.contract';
import { Implements } from '@stoet/service-kit';
import { Limits } from '../limits';
import { SessionsService } from '../sessions/sessions.service';
import { Requests } from '../sessions/requests';
import { AccountsService } from './accounts.service';
import { SignUpService } from './sign-up.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signUps: SignUpService,
    private readonly sessions: SessionsService,
    private readonly requests: Requests,
    private readonly limits: Limits,
  ) {}

  @Implements(routes.login) login({ body }: InputOf<typeof routes.login>) {
    return this.accounts.login(body, this.requests.address());
  }

  @Implements(routes.me) me(_: InputOf<typeof routes.me>, caller: Caller) {
    return this.accounts.me(caller);
  }

  @Implements(routes.logout) async logout() {
    await this.accounts.logout(this.requests.token());
    return { message: 'Tot ziens' };
  }

  @Implements(routes.switchProfile) switchProfile({ params }: InputOf<typeof routes.switchProfile>, caller: Caller) {
    return this.accounts.switchProfile(caller, params.id, this.requests.token());
  }

  @Implements(routes.signUp) async signUp({ body }: InputOf<typeof routes.signUp>) {
    await this.limits.signUps(this.requests.address());
    await this.signUps.signUp(body);
    return {
      message:
        'Bedankt voor uw registratie! U ontvangt dadelijk een mail met daarin een link om uw mailadres te bevestigen',
    };
  }

  @Implements(routes.verify) async verify({ params }: InputOf<typeof routes.verify>) {
    return { redirect: await this.accounts.confirmEmail(params.token) };
  }

  @Implements(routes.forgotPassword) async forgotPassword({ body }: InputOf<typeof routes.forgotPassword>) {
    await this.accounts.forgotPassword(body.email, this.requests.address());
    return { message: 'U ontvangt zo een mail met een link om uw wachtwoord te wijzigen' };
  }

  @Implements(routes.changePassword) async changePassword(
    { body }: InputOf<typeof routes.changePassword>,
    caller: Caller | undefined,
  ) {
    await this.accounts.changePassword(body, caller, this.requests.address());
    return { message: 'Uw wachtwoord werd gewijzigd, u kan nu aanmelden' };
  }

  @Implements(routes.ticket) async ticket({ body }: InputOf<typeof routes.ticket>) {
    return { ticket: await this.sessions.ticket(this.requests.token(), body.path) };
  }

  @Implements(routes.rights) rights({ params }: InputOf<typeof routes.rights>, caller: Caller) {
    return this.accounts.rightsOfProfile(params.id, caller);
  }

  @Implements(routes.projectRights) projectRights({ params }: InputOf<typeof routes.projectRights>, caller: Caller) {
    return this.accounts.rightsOfProfile(params.userId, caller, params.projectId);
  }

  @Implements(routes.online) online() {
    return this.sessions.online();
  }
}
