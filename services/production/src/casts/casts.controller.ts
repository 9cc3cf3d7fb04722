import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { castRoutes as routes } from '@stoet/contracts/production/cast.contract';
import { Implements } from '@stoet/service-kit';
import { CastsRepository } from './casts.repository';
import { CastsService } from './casts.service';

/** Casts of the projects where the caller reads them, and those of all. */
function scopeOf(caller: Caller) {
  const projects = caller.projectsWith('casts.read');
  return projects === 'all' ? {} : { projectId: { $in: [...projects, null] } };
}

@Controller()
export class CastsController {
  constructor(
    private readonly casts: CastsService,
    private readonly repository: CastsRepository,
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
    const [row] = await this.repository.rows([await this.casts.one(params.id, caller)]);
    return row;
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.casts.add(body, caller), message: 'Cast werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.casts.edit(params.id, body, caller);
    return { message: 'Cast werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.casts.remove([params.id], caller);
    return { message: 'Cast werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.casts.remove(body.ids, caller);
    return { message: 'Casts werden succesvol verwijderd' };
  }
}
