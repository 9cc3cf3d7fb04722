import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { registrationRoutes as routes } from '@stoet/contracts/volunteers/registration.contract';
import { Implements } from '@stoet/service-kit';
import { RegistrationsReader } from './registrations.reader';
import { RegistrationsService } from './registrations.service';

const CHANGED = { message: 'Inschrijving werd succesvol gewijzigd' };

@Controller()
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly reader: RegistrationsReader,
  ) {}

  @Implements(routes.list) list({ params, query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.reader.page(params.projectId, query, caller);
  }

  @Implements(routes.search) search({ params, body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.reader.page(params.projectId, body, caller);
  }

  @Implements(routes.checked) checked({ params, body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.reader.checked(params.projectId, body.configs, caller);
  }

  @Implements(routes.export) export({ params, query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.reader.export(params.projectId, query, caller);
  }

  @Implements(routes.own) own({ query }: InputOf<typeof routes.own>, caller: Caller) {
    return this.reader.own(caller).page(query);
  }

  @Implements(routes.ownSearch) ownSearch({ body }: InputOf<typeof routes.ownSearch>, caller: Caller) {
    return this.reader.own(caller).page(body);
  }

  @Implements(routes.ownChecked) ownChecked({ body }: InputOf<typeof routes.ownChecked>, caller: Caller) {
    return this.reader.own(caller).checked(body.configs);
  }

  @Implements(routes.ownExport) ownExport({ query }: InputOf<typeof routes.ownExport>, caller: Caller) {
    return this.reader.own(caller).export(query);
  }

  @Implements(routes.create) async create({ params, body }: InputOf<typeof routes.create>, caller: Caller) {
    const { id, own } = await this.registrations.create(params.projectId, params.userId, body, caller);
    return {
      id,
      message: own ? 'Inschrijving werd succesvol aangemaakt' : 'Medewerker werd succesvol ingeschreven',
    };
  }

  @Implements(routes.one) one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return this.reader.one(params.id, caller);
  }

  @Implements(routes.roles) roles({ params }: InputOf<typeof routes.roles>, caller: Caller) {
    return this.reader.roles(params.id, caller);
  }

  @Implements(routes.updateRoles) async updateRoles(
    { params, body }: InputOf<typeof routes.updateRoles>,
    caller: Caller,
  ) {
    await this.registrations.updateRoles(params.id, body.roles, body.auditioning, caller);
    return CHANGED;
  }

  @Implements(routes.updateOthers) async updateOthers({ body }: InputOf<typeof routes.updateOthers>, caller: Caller) {
    const { id, ...fields } = body;
    await this.registrations.updateOthers(id, fields, caller);
    return CHANGED;
  }

  @Implements(routes.signOff) async signOff({ params }: InputOf<typeof routes.signOff>, caller: Caller) {
    const { own, project, profile } = await this.registrations.signOff(params.id, params.extra, caller);
    const name = `${profile.firstName} ${profile.lastName}`;
    return {
      message: own ? `Je werd uitgeschreven voor ${project.name}` : `${name} werd uitgeschreven voor ${project.name}`,
    };
  }
}
