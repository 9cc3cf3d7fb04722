import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { settingsRoutes as routes } from '@stoet/contracts/gateway/settings.contract';
import { Implements } from '@stoet/service-kit';
import { SettingsService } from './settings.service';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Implements(routes.read) read() {
    return this.settings.read();
  }

  @Implements(routes.update) async update({ body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.settings.update(body, caller.profileId);
    return { message: 'Instellingen werden succesvol gewijzigd' };
  }

  @Implements(routes.info) info() {
    return this.settings.info();
  }
}
