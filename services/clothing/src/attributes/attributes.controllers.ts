import { Controller, type Type } from '@nestjs/common';
import type { Caller, ListQuery, Selection } from '@stoet/contracts';
import { rackRoutes } from '@stoet/contracts/clothing/attribute.contract';
import { Implements } from '@stoet/service-kit';
import type { InputOf } from '@stoet/contracts';
import { ArticlesRepository } from '../articles/articles.repository';
import { ATTRIBUTE_KINDS, RACKS, type AttributeKind } from './attribute.kinds';
import { AttributesRepository, rowOf } from './attributes.repository';
import { AttributesService } from './attributes.service';

type Query = ListQuery<{ text?: string }>;
interface One {
  params: { id: number };
}
interface Written {
  body: Record<string, string> & { id?: number };
}

/** The controller of one kind: the contracts of the kinds have the same shape under different words. */
function attributeController(kind: AttributeKind): Type {
  const { routes } = kind;

  @Controller()
  class AttributeController {
    constructor(
      private readonly attributes: AttributesService,
      private readonly repository: AttributesRepository,
    ) {}

    @Implements(routes.list) list(input: unknown) {
      return this.repository.list(kind).page((input as { query: Query }).query);
    }

    @Implements(routes.search) search(input: unknown) {
      return this.repository.list(kind).page((input as { body: Query }).body);
    }

    @Implements(routes.checked) checked(input: unknown) {
      return this.repository.list(kind).checked((input as { body: { configs: Selection } }).body.configs);
    }

    @Implements(routes.export) export(input: unknown) {
      return this.repository.list(kind).export((input as { query: Query }).query);
    }

    @Implements(routes.one) async one(input: unknown) {
      return rowOf(kind, await this.attributes.one(kind, (input as One).params.id));
    }

    @Implements(routes.create) async create(input: unknown, caller: Caller) {
      const { body } = input as Written;
      const id = await this.attributes.create(kind, body[kind.field], body.id, caller);
      return { id, message: `${kind.label} werd succesvol aangemaakt` };
    }

    @Implements(routes.update) async update(input: unknown, caller: Caller) {
      const { params, body } = input as One & Written;
      await this.attributes.rename(kind, params.id, body[kind.field], caller);
      return { message: `${kind.label} werd succesvol gewijzigd` };
    }

    @Implements(routes.remove) async remove(input: unknown, caller: Caller) {
      await this.attributes.remove(kind, [(input as One).params.id], caller);
      return { message: `${kind.label} werd succesvol verwijderd` };
    }

    @Implements(routes.removeMany) async removeMany(input: unknown, caller: Caller) {
      await this.attributes.remove(kind, (input as { body: { ids: number[] } }).body.ids, caller);
      return { message: `${kind.plural} werden succesvol verwijderd` };
    }
  }
  return AttributeController;
}

@Controller()
class RackArticlesController {
  constructor(
    private readonly attributes: AttributesService,
    private readonly articles: ArticlesRepository,
  ) {}

  @Implements(rackRoutes.articles) async inRack({ params }: InputOf<typeof rackRoutes.articles>) {
    await this.attributes.one(RACKS, params.id);
    return { data: await this.articles.inRack(params.id) };
  }
}

export const ATTRIBUTE_CONTROLLERS: Type[] = [...ATTRIBUTE_KINDS.map(attributeController), RackArticlesController];
