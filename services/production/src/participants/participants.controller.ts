import { Controller } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { participantRoutes as routes } from '@stoet/contracts/production/participant.contract';
import { Implements } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';

const ANY = ['roles.addusers', 'groups.addusers', 'repetitions.create', 'repetitions.update'] as const;

@Controller()
export class ParticipantsController {
  constructor(private readonly copies: CopiesRepository) {}

  @Implements(routes.list) async list({ params: { projectId } }: InputOf<typeof routes.list>, caller: Caller) {
    if (!ANY.some((right) => caller.can(right, projectId))) throw new DomainError('forbidden');
    await this.copies.project(projectId);
    const people = await this.copies.registered(projectId);
    const row = ({ profileId: id, firstName, lastName, onStage }: (typeof people)[number]) => ({
      ...{ id, firstName, lastName, onStage },
    });
    return { data: people.map(row) };
  }
}
