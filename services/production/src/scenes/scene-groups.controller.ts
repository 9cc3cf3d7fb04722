import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { sceneGroupRoutes as routes } from '@stoet/contracts/production/scene.contract';
import { Implements } from '@stoet/service-kit';
import { inProject } from '../records/project-scope';
import { sceneGroupRow, SceneGroupsRepository } from './scene-groups.repository';
import { SceneGroupsService } from './scene-groups.service';

@Controller()
export class SceneGroupsController {
  constructor(
    private readonly groups: SceneGroupsService,
    private readonly repository: SceneGroupsRepository,
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

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return sceneGroupRow(await this.groups.one(params.id, caller));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.groups.add(body, caller), message: 'Scenegroep werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.groups.update(params.id, body, caller);
    return { message: 'Scenegroep werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.groups.remove([params.id], caller);
    return { message: 'Scenegroep werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.groups.remove(body.ids, caller);
    return { message: 'Scenegroepen werden succesvol verwijderd' };
  }
}
