import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { categoryRoutes as routes } from '@stoet/contracts/clothing/category.contract';
import { Implements } from '@stoet/service-kit';
import { CategoriesRepository, inEuros } from './categories.repository';
import { CategoriesService } from './categories.service';

@Controller()
export class CategoriesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly repository: CategoriesRepository,
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

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>) {
    const { _id, name, prices } = await this.categories.one(params.id);
    return { id: _id, name, prices: prices.map(inEuros) };
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.categories.create(body, caller), message: 'Categorie werd succesvol aangemaakt' };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.categories.rename(params.id, body.name, caller);
    return { message: 'Categorie werd succesvol gewijzigd' };
  }

  @Implements(routes.addPrice) async addPrice({ params, body }: InputOf<typeof routes.addPrice>, caller: Caller) {
    await this.categories.addPrice(params.id, body, caller);
    return { message: 'Prijs werd aangemaakt' };
  }
}
