import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { repetitionTypeRoutes as routes } from '@stoet/contracts/production/repetition-type.contract';
import { Implements } from '@stoet/service-kit';
import { repetitionTypeRow, RepetitionTypesRepository } from './repetition-types.repository';
import { RepetitionTypesService } from './repetition-types.service';

@Controller()
export class RepetitionTypesController {
  constructor(
    private readonly types: RepetitionTypesService,
    private readonly repository: RepetitionTypesRepository,
  ) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>) {
    return this.repository.list.page(query);
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>) {
    return this.repository.list.page(body);
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>) {
    return this.repository.list.checked(body.configs);
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>) {
    return this.repository.list.export(query);
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    return repetitionTypeRow(await this.types.one(params.id, caller));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.types.add(body, caller), message: 'Repetitietype werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.types.edit(params.id, body, caller);
    return { message: 'Repetitietype werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.types.remove([params.id], caller);
    return { message: 'Repetitietype werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.types.remove(body.ids, caller);
    return { message: 'Repetitietypes werden succesvol verwijderd' };
  }
}
