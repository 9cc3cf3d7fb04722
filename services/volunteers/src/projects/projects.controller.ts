import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { projectRoutes as routes } from '@stoet/contracts/volunteers/project.contract';
import { Implements } from '@stoet/service-kit';
import { ProjectsService } from './projects.service';

@Controller()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.projects.page(query, caller);
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.projects.page(body, caller);
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.projects.checked(body.configs, caller);
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.projects.export(query, caller);
  }

  @Implements(routes.one) one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return this.projects.one(params.id, caller);
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.projects.create(body, caller), message: 'Project werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.projects.update(params.id, body, caller);
    return { message: 'Project werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params, query }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.projects.remove([params.id], query.force, caller);
    return { message: 'Project werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.projects.remove(body.ids, false, caller);
    return { message: 'Projecten werden succesvol verwijderd' };
  }
}
