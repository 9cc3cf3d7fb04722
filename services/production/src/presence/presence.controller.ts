import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { presenceRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { Implements } from '@stoet/service-kit';
import { presenceReport } from './presence.report';
import { PresenceService } from './presence.service';

@Controller()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Implements(routes.list) list({ params }: InputOf<typeof routes.list>, caller: Caller) {
    return this.presence.list(params.id, caller);
  }

  @Implements(routes.mark) async mark({ params, body }: InputOf<typeof routes.mark>, caller: Caller) {
    return { message: await this.presence.mark(params.id, body, caller) };
  }

  @Implements(routes.enterPin) enterPin({ params, body }: InputOf<typeof routes.enterPin>, caller: Caller) {
    return this.presence.enterPin(params.id, body, caller);
  }

  @Implements(routes.export) async export({ query }: InputOf<typeof routes.export>, caller: Caller) {
    return presenceReport(await this.presence.report(query.repetitionId, caller));
  }
}
