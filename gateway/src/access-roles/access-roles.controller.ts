import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { accessRoleRoutes as routes } from '@stoet/contracts/gateway/access-role.contract';
import { Implements } from '@stoet/service-kit';
import { AccessRolesRepository } from './access-roles.repository';
import { AccessRolesService } from './access-roles.service';

/** What the caller may see at all: roles of the projects where he reads rights, or every role. */
function scopeOf(caller: Caller) {
  const projects = caller.projectsWith('rights.read');
  return projects === 'all' ? {} : { projectId: { $in: projects } };
}

@Controller()
export class AccessRolesController {
  constructor(
    private readonly roles: AccessRolesService,
    private readonly repository: AccessRolesRepository,
  ) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.repository.list.page(query, scopeOf(caller));
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.repository.list.page(body, scopeOf(caller));
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.repository.list.checked(body.configs, scopeOf(caller));
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.repository.list.export(query, scopeOf(caller));
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    const { _id, profileIds, ...role } = await this.roles.one(params.id, caller);
    return { ...role, id: _id, userCount: profileIds.length };
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.roles.create(body, caller), message: 'Toegangsrol werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.roles.update(params.id, body, caller);
    return { message: 'Toegangsrol werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.roles.remove([params.id], caller);
    return { message: 'Toegangsrol werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.roles.remove(body.ids, caller);
    return { message: 'Toegangsrollen werden succesvol verwijderd' };
  }

  @Implements(routes.users) async users({ params }: InputOf<typeof routes.users>, caller: Caller) {
    return { ids: (await this.roles.one(params.id, caller)).profileIds };
  }

  @Implements(routes.setUsers) async setUsers({ params, body }: InputOf<typeof routes.setUsers>, caller: Caller) {
    await this.roles.setUsers(params.id, body.ids, caller);
    return { message: 'Medewerkers van toegangsrol werden succesvol gewijzigd' };
  }
}
