import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { ARTICLE_STATUS, articleNumber, articleRoutes as routes } from '@stoet/contracts/clothing/article.contract';
import { Implements } from '@stoet/service-kit';
import { LoansService } from '../loans/loans.service';
import { ArticleReturns } from './article-returns.service';
import { articleRow } from './article.list';
import { ArticlesRepository } from './articles.repository';
import { ArticlesService } from './articles.service';

@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: ArticlesService,
    private readonly returns: ArticleReturns,
    private readonly loans: LoansService,
    private readonly repository: ArticlesRepository,
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

  @Implements(routes.next) async next() {
    return { id: await this.articles.next() };
  }

  @Implements(routes.descriptions) async descriptions() {
    return { data: await this.repository.descriptions() };
  }

  @Implements(routes.tags) async tags() {
    return { data: await this.repository.tags() };
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>) {
    const article = await this.articles.one(params.id);
    return { ...articleRow(article), remarks: article.remarks };
  }

  @Implements(routes.rentInfo) async rentInfo({ params }: InputOf<typeof routes.rentInfo>) {
    return this.loans.rentInfo(await this.articles.one(params.id));
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    const id = await this.articles.create(body, caller);
    return { id, message: `Artikel ${articleNumber(id)} werd aangemaakt` };
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    await this.articles.update(params.id, body, caller);
    return { message: `Artikel ${articleNumber(params.id)} werd gewijzigd` };
  }

  @Implements(routes.status) async status({ params, body }: InputOf<typeof routes.status>, caller: Caller) {
    await this.returns.takeBack(params.id, body, caller);
    const where = body.status === ARTICLE_STATUS.active ? 'In rek' : 'Naar wasserij';
    return { message: `Artikel staat gemarkeerd als ${where}` };
  }

  @Implements(routes.remove) async remove({ params, query }: InputOf<typeof routes.remove>, caller: Caller) {
    await this.returns.deactivate([params.id], query.force === 'true', caller);
    return { message: 'Artikel is nu inactief' };
  }

  @Implements(routes.removeMany) async removeMany({ body }: InputOf<typeof routes.removeMany>, caller: Caller) {
    await this.returns.deactivate(body.ids, false, caller);
    return { message: 'Artikels zijn nu inactief' };
  }

  @Implements(routes.bulk) async bulk({ body }: InputOf<typeof routes.bulk>, caller: Caller) {
    await this.articles.bulk(body, caller);
    return { message: 'Artikels werden gewijzigd' };
  }
}
