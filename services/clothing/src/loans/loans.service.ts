import { Injectable } from '@nestjs/common';
import { DomainError, toEuros } from '@stoet/contracts';
import { articleNumber, type RentInfo } from '@stoet/contracts/clothing/article.contract';
import type { Tx } from '@stoet/service-kit';
import type { Article } from '../articles/article.schema';
import { ArticlesRepository } from '../articles/articles.repository';
import { today } from '../days';
import { daysLate, fineOf } from '../orders/order.rules';
import { OrdersRepository } from '../orders/orders.repository';
import { FineSettings } from '../settings/fine.settings';
import { LoansRepository } from './loans.repository';

/** Pieces of an article on a line of an order. */
export interface LineOut {
  uuid: string;
  orderId: number;
  articleId: number;
  garment: boolean;
  pieces: number;
}

/** What is out, and with whom. */
@Injectable()
export class LoansService {
  constructor(
    private readonly repository: LoansRepository,
    private readonly articles: ArticlesRepository,
    private readonly orders: OrdersRepository,
    private readonly fines: FineSettings,
  ) {}

  /** Who has an article now (spec/clothing §3, "Renting info"). People of projects come with the clothing lines. */
  async rentInfo(article: Pick<Article, '_id' | 'tags'>, tx?: Tx): Promise<RentInfo> {
    const loans = await this.repository.ofArticles([article._id], tx);
    const orders = await this.orders.byIds([...new Set(loans.map((loan) => loan.orderId))], tx);
    const byId = new Map(orders.map((order) => [order._id, order]));
    const fine = loans.length > 0 ? await this.fines.fine() : 0;
    const rentals = loans.flatMap(({ orderId, pieces }) => {
      const order = byId.get(orderId);
      if (!order) return [];
      const { companyName, projectName, returnBefore } = order;
      const late = fineOf(pieces, daysLate(returnBefore, today()), fine);
      return [{ id: orderId, name: companyName, projectName, returnBefore, pieces, fine: toEuros(late) }];
    });
    return { rentals, persons: [], tags: article.tags.join('|') };
  }

  /** Lends the pieces, each or none. @throws DomainError 'conflict' that says what is not there, and who has it. */
  async lend(lines: readonly LineOut[], tx: Tx): Promise<void> {
    for (const { uuid, pieces, ...fixed } of lines) {
      if (!(await this.articles.take(fixed.articleId, pieces, tx)))
        throw (await this.refusal(fixed.articleId, pieces, tx)) ?? new DomainError('conflict');
      await this.repository.add({ _id: uuid, pieces, ...fixed }, tx);
    }
  }

  /** Takes the pieces back into the inventory. */
  async release(lines: readonly Pick<LineOut, 'uuid' | 'articleId' | 'pieces'>[], tx: Tx): Promise<void> {
    for (const { uuid, articleId, pieces } of lines) {
      await this.articles.giveBack(articleId, pieces, tx);
      await this.repository.subtract(uuid, pieces, tx);
    }
  }

  /** Why pieces cannot be lent; undefined when they can, as far as is known now. */
  async refusal(articleId: number, pieces: number, tx?: Tx): Promise<DomainError | undefined> {
    const [article] = await this.articles.byIds([articleId], tx);
    const number = articleNumber(articleId);
    if (!article) return new DomainError('invalid', 'Artikel bestaat niet', { details: { article: articleId } });
    if (!article.active) return new DomainError('conflict', `Artikel ${number} is niet actief`);
    if (article.washing) return new DomainError('conflict', `Artikel ${number} is in de was`);
    if (article.free >= pieces) return undefined;
    const message = article.accessory
      ? `Van artikel ${number} zijn nog ${article.free} van ${article.amount} stuks vrij`
      : 'Artikel in gebruik';
    const details = { article: articleId, ...(await this.rentInfo(article, tx)) };
    return new DomainError('conflict', message, { details });
  }
}
