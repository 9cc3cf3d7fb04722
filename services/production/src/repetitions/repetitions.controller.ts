import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { repetitionRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { Implements } from '@stoet/service-kit';
import { inProject } from '../records/project-scope';
import { RepetitionsRepository } from './repetitions.repository';
import { RepetitionsService } from './repetitions.service';

@Controller()
export class RepetitionsController {
  constructor(
    private readonly repetitions: RepetitionsService,
    private readonly repository: RepetitionsRepository,
  ) {}

  @Implements(routes.list) list({ params, query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.repository
      .listFor(caller.profileId)
      .page(query, inProject(caller, 'repetitions.read', params.projectId));
  }

  @Implements(routes.search) search({ params, body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.repository
      .listFor(caller.profileId)
      .page(body, inProject(caller, 'repetitions.read', params.projectId));
  }

  @Implements(routes.checked) checked({ params, body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.repository
      .listFor(caller.profileId)
      .checked(body.configs, inProject(caller, 'repetitions.read', params.projectId));
  }

  @Implements(routes.export) export({ params, query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.repository
      .listFor(caller.profileId)
      .export(query, inProject(caller, 'repetitions.export', params.projectId));
  }

  @Implements(routes.one) one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return this.repetitions.detail(params.id, caller);
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    const id = await this.repetitions.add(body, caller);
    return { id, message: `Repetitie ${body.name} werd aangemaakt` };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.repetitions.edit(params.id, body, caller);
    return { message: `Repetitie ${body.name} werd gewijzigd` };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.repetitions.remove([params.id], caller);
    return { message: 'Repetitie werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.repetitions.remove(body.ids, caller);
    return { message: 'Repetities werden succesvol verwijderd' };
  }

  @Implements(routes.listAll) async listAll({ query }: InputOf<typeof routes.listAll>, caller: Caller) {
    const scope = await this.repetitions.scopeOf(caller, query.filters.mine);
    return this.repository.listFor(caller.profileId).page(query, scope);
  }

  @Implements(routes.searchAll) async searchAll({ body }: InputOf<typeof routes.searchAll>, caller: Caller) {
    const scope = await this.repetitions.scopeOf(caller, body.filters.mine);
    return this.repository.listFor(caller.profileId).page(body, scope);
  }

  @Implements(routes.checkedAll) async checkedAll({ body }: InputOf<typeof routes.checkedAll>, caller: Caller) {
    const mine = 'filters' in body.configs ? body.configs.filters.mine : undefined;
    const scope = await this.repetitions.scopeOf(caller, mine);
    return this.repository.listFor(caller.profileId).checked(body.configs, scope);
  }

  @Implements(routes.exportAll) async exportAll({ query }: InputOf<typeof routes.exportAll>, caller: Caller) {
    const scope = await this.repetitions.scopeOf(caller, query.filters.mine);
    return this.repository.listFor(caller.profileId).export(query, scope);
  }

  @Implements(routes.ofUser) async ofUser({ params }: InputOf<typeof routes.ofUser>, caller: Caller) {
    return { data: await this.repetitions.ofPerson(params.projectId, params.userId, caller) };
  }

  @Implements(routes.open) async open({ body }: InputOf<typeof routes.open>, caller: Caller) {
    await this.repetitions.setOpen(body.ids, true, caller);
    return { message: 'Repetities werden succesvol geopend' };
  }

  @Implements(routes.close) async close({ body }: InputOf<typeof routes.close>, caller: Caller) {
    await this.repetitions.setOpen(body.ids, false, caller);
    return { message: 'Repetities werden succesvol gesloten' };
  }

  @Implements(routes.copy) async copy({ params }: InputOf<typeof routes.copy>, caller: Caller) {
    return { id: await this.repetitions.copy(params.id, caller), message: 'Repetitie werd succesvol gekopieerd' };
  }

  @Implements(routes.selectorData) selectorData({ query }: InputOf<typeof routes.selectorData>, caller: Caller) {
    return this.repetitions.selectorData(query.projectId, query.repetitionId, caller);
  }
}
