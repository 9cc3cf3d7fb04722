import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { groupRoutes as routes } from '@stoet/contracts/production/group.contract';
import { Implements } from '@stoet/service-kit';
import { inProject } from '../records/project-scope';
import { groupRow, GroupsRepository } from './groups.repository';
import { GroupsService } from './groups.service';

@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly repository: GroupsRepository,
  ) {}

  @Implements(routes.list) list({ params, query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.repository.list.page(query, inProject(caller, 'groups.read', params.projectId));
  }

  @Implements(routes.search) search({ params, body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.repository.list.page(body, inProject(caller, 'groups.read', params.projectId));
  }

  @Implements(routes.checked) checked({ params, body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.repository.list.checked(body.configs, inProject(caller, 'groups.read', params.projectId));
  }

  @Implements(routes.export) export({ params, query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.repository.list.export(query, inProject(caller, 'groups.export', params.projectId));
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return groupRow(await this.groups.one(params.id, caller));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.groups.add(body, caller), message: 'Groep werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.groups.update(params.id, body, caller);
    return { message: 'Groep werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.groups.remove([params.id], caller);
    return { message: 'Groep werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.groups.remove(body.ids, caller);
    return { message: 'Groepen werden succesvol verwijderd' };
  }

  @Implements(routes.users) async users({ params }: InputOf<typeof routes.users>, caller: Caller) {
    return { data: await this.groups.members(params.projectId, params.groupId, caller) };
  }

  @Implements(routes.setUsers) async setUsers({ params, body }: InputOf<typeof routes.setUsers>, caller: Caller) {
    const { projectId, groupId: id } = params;
    await this.groups.setMembers({ projectId, id, users: body.users }, caller, 'groups.addusers');
    return { message: 'Medewerkers van groep werden succesvol gewijzigd' };
  }
}
