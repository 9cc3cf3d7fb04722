import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { projectRoleRoutes as routes } from '@stoet/contracts/production/project-role.contract';
import { Implements } from '@stoet/service-kit';
import { inProject } from '../records/project-scope';
import { projectRoleRow, ProjectRolesRepository } from './project-roles.repository';
import { ProjectRolesService } from './project-roles.service';

@Controller()
export class ProjectRolesController {
  constructor(
    private readonly roles: ProjectRolesService,
    private readonly repository: ProjectRolesRepository,
  ) {}

  @Implements(routes.list) list({ params, query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.repository.list.page(query, inProject(caller, 'roles.read', params.projectId));
  }

  @Implements(routes.search) search({ params, body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.repository.list.page(body, inProject(caller, 'roles.read', params.projectId));
  }

  @Implements(routes.checked) checked({ params, body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.repository.list.checked(body.configs, inProject(caller, 'roles.read', params.projectId));
  }

  @Implements(routes.export) export({ params, query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.repository.list.export(query, inProject(caller, 'roles.export', params.projectId));
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return projectRoleRow(await this.roles.one(params.id, caller));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.roles.add(body, caller), message: 'Rol werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.roles.update(params.id, body, caller);
    return { message: 'Rol werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.roles.remove([params.id], caller);
    return { message: 'Rol werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.roles.remove(body.ids, caller);
    return { message: 'Rollen werden succesvol verwijderd' };
  }

  @Implements(routes.users) async users({ params }: InputOf<typeof routes.users>, caller: Caller) {
    return { data: await this.roles.members(params.projectId, params.roleId, caller) };
  }

  @Implements(routes.setUsers) async setUsers({ params, body }: InputOf<typeof routes.setUsers>, caller: Caller) {
    const { projectId, roleId: id } = params;
    const { name } = await this.roles.setMembers({ projectId, id, users: body.users }, caller, 'roles.addusers');
    return { message: `Medewerkers van rol '${name}' werden succesvol gewijzigd` };
  }
}
