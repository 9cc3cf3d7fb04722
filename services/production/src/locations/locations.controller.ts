import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { locationRoutes as routes } from '@stoet/contracts/production/location.contract';
import { Implements } from '@stoet/service-kit';
import { locationRow, LocationsRepository } from './locations.repository';
import { LocationsService } from './locations.service';

@Controller()
export class LocationsController {
  constructor(
    private readonly locations: LocationsService,
    private readonly repository: LocationsRepository,
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
    return locationRow(await this.locations.one(params.id, caller));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.locations.add(body, caller), message: 'Locatie werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.locations.edit(params.id, body, caller);
    return { message: 'Locatie werd succesvol gewijzigd' };
  }

  @Implements(routes.remove) async remove({ params }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.locations.remove([params.id], caller);
    return { message: 'Locatie werd succesvol verwijderd' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.locations.remove(body.ids, caller);
    return { message: 'Locaties werden succesvol verwijderd' };
  }
}
