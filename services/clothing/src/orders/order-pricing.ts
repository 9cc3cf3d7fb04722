import { Injectable } from '@nestjs/common';
import { DomainError } from '@stoet/contracts';
import type { Article } from '../articles/article.schema';
import { ArticlesRepository } from '../articles/articles.repository';
import { CategoriesRepository } from '../categories/categories.repository';
import { centsOf, priceOn } from '../categories/price-period.rules';
import { daysBetween } from '../days';
import { linePrice } from './order.rules';

/** What prices depend on. */
export interface Rental {
  fromDt: string;
  toDt: string;
  /** 1 to 5. */
  priceCategory: number;
}

/** A line with its article and its prices in cents. */
export type Priced<L> = L & { article: Article; categoryName: string; price: number; replacementPrice: number };

const withoutPrice = (category: string) =>
  new DomainError('invalid', `Categorie '${category}' heeft nog geen prijs op de begindatum`, {
    fields: { fromDt: `Geen prijs voor '${category}' op deze datum` },
  });

/** The price of what is rented: the category's price of the chosen letter on the first day (decisions, "Clothing"). */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly categories: CategoriesRepository,
  ) {}

  /** @throws DomainError 'invalid' for an unknown article, or a category without prices on that day. */
  async priced<L extends { id: number; amount: number }>(lines: readonly L[], rental: Rental): Promise<Priced<L>[]> {
    const articles = new Map((await this.articles.byIds(lines.map((line) => line.id))).map((a) => [a._id, a]));
    const categoryIds = [...new Set([...articles.values()].map((article) => article.categoryId))];
    const categories = new Map((await this.categories.byIds(categoryIds)).map((c) => [c._id, c]));
    const days = daysBetween(rental.fromDt, rental.toDt);
    return lines.map((line) => {
      const article = articles.get(line.id);
      if (!article) throw new DomainError('invalid', 'Artikel bestaat niet', { details: { article: line.id } });
      const period = priceOn(categories.get(article.categoryId)?.prices ?? [], rental.fromDt);
      if (!period) throw withoutPrice(article.category);
      const price = linePrice(centsOf(period, rental.priceCategory), line.amount, days);
      return { ...line, article, categoryName: article.category, price, replacementPrice: period.replacementPrice };
    });
  }
}
