import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessRole, AccessRoleSchema } from './access-roles/access-role.schema';
import { AccessRolesController } from './access-roles/access-roles.controller';
import { AccessRolesRepository } from './access-roles/access-roles.repository';
import { AccessRolesService } from './access-roles/access-roles.service';
import {
  Account,
  AccountSchema,
  LinkToken,
  LinkTokenSchema,
  ProfileCopy,
  ProfileCopySchema,
} from './accounts/account.schema';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsRepository } from './accounts/accounts.repository';
import { AccountsService } from './accounts/accounts.service';
import { ProfilesSubscriber } from './accounts/profiles.subscriber';
import { SignUpService } from './accounts/sign-up.service';
import { Limits } from './limits';
import { Requests } from './sessions/requests';
import { Session, SessionSchema, Ticket, TicketSchema } from './sessions/session.schema';
import { SessionsService } from './sessions/sessions.service';
import { Settings, SettingsSchema } from './settings/setting.schema';
import { SettingsController } from './settings/settings.controller';
import { SettingsService } from './settings/settings.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Account.name, schema: AccountSchema },
      { name: LinkToken.name, schema: LinkTokenSchema },
      { name: ProfileCopy.name, schema: ProfileCopySchema },
      { name: AccessRole.name, schema: AccessRoleSchema },
      { name: Session.name, schema: SessionSchema },
      { name: Ticket.name, schema: TicketSchema },
      { name: Settings.name, schema: SettingsSchema },
    ]),
  ],
  controllers: [AccountsController, AccessRolesController, SettingsController],
  providers: [
    AccountsRepository,
    AccountsService,
    SignUpService,
    ProfilesSubscriber,
    SessionsService,
    Requests,
    Limits,
    AccessRolesRepository,
    AccessRolesService,
    SettingsService,
  ],
})
export class GatewayModule {}
