import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { sceneRoutes as routes } from '@stoet/contracts/production/scene.contract';
import { Implements } from '@stoet/service-kit';
import { inProject } from '../records/project-scope';
import { ScenesRepository } from './scenes.repository';
import { ScenesService } from './scenes.service';

@Controller()
export class ScenesController {
  constructor(
    private readonly scenes: ScenesService,
    private readonly repository: ScenesRepository,
  ) {}

  @Implements(routes.list) list({ params, query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.repository.list.page(query, inProject(caller, 'scenes.read', params.projectId));
  }

  @Implements(routes.search) search({ params, body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.repository.list.page(body, inProject(caller, 'scenes.read', params.projectId));
  }

  @Implements(routes.checked) checked({ params, body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.repository.list.checked(body.configs, inProject(caller, 'scenes.read', params.projectId));
  }

  @Implements(routes.export) export({ params, query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.repository.list.export(query, inProject(caller, 'scenes.export', params.projectId));
  }

  @Implements(routes.one) one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return this.scenes.detail(params.id, caller);
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.scenes.add(body, caller), message: 'Scene werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.scenes.edit(params.id, body, caller);
    return { message: 'Scene werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.scenes.remove([params.id], caller);
    return { message: 'Scene werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.scenes.remove(body.ids, caller);
    return { message: 'Scenes werden succesvol verwijderd' };
  }

  @Implements(routes.addGroup) async addGroup({ params, body }: InputOf<typeof routes.addGroup>, caller: Caller) {
    await this.scenes.addContent(params.id, 'groupIds', body.groupId, caller);
    return { message: 'Groep werd succesvol toegevoegd aan de scene' };
  }

  @Implements(routes.removeGroup)
  async removeGroup({ params, body }: InputOf<typeof routes.removeGroup>, caller: Caller) {
    await this.scenes.removeContent(params.id, 'groupIds', body.groupId, caller);
    return { message: 'Groep werd succesvol verwijderd uit de scene' };
  }

  @Implements(routes.addRole) async addRole({ params, body }: InputOf<typeof routes.addRole>, caller: Caller) {
    await this.scenes.addContent(params.id, 'roleIds', body.roleId, caller);
    return { message: 'Rol werd succesvol toegevoegd aan de scene' };
  }

  @Implements(routes.removeRole) async removeRole({ params, body }: InputOf<typeof routes.removeRole>, caller: Caller) {
    await this.scenes.removeContent(params.id, 'roleIds', body.roleId, caller);
    return { message: 'Rol werd succesvol verwijderd uit de scene' };
  }
}
