import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { ARTICLE_STATUS, type articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { articleChanged } from '@stoet/contracts/clothing/clothing.events';
import { Transactions, type Tx } from '@stoet/service-kit';
import { LoansRepository } from '../loans/loans.repository';
import { LoansService } from '../loans/loans.service';
import { OrderReturns } from '../orders/order-returns.service';
import { FineSettings } from '../settings/fine.settings';
import { ArticleReferences } from './article-references';
import type { Article } from './article.schema';
import { ArticlesRepository } from './articles.repository';
import { ArticlesService } from './articles.service';

type Status = InputOf<typeof articleRoutes.status>['body'];

/** The three actions of the return page (spec/clothing §4, "Return flow"). */
@Injectable()
export class ArticleReturns {
  constructor(
    private readonly articles: ArticlesService,
    private readonly repository: ArticlesRepository,
    private readonly references: ArticleReferences,
    private readonly loans: LoansService,
    private readonly loanRows: LoansRepository,
    private readonly orders: OrderReturns,
    private readonly fines: FineSettings,
    private readonly transactions: Transactions,
  ) {}

  /** 'Terug in rek' or 'Naar wasserij': a lent garment comes back from its order. @throws DomainError 'conflict' with `RentInfo` without `force`. */
  async takeBack(id: number, { status, rackId, force }: Status, caller: Caller): Promise<void> {
    const toRack = status === ARTICLE_STATUS.active;
    if (toRack && rackId === undefined) {
      const message = 'Gelieve een reknummer in te vullen';
      throw new DomainError('invalid', message, { fields: { rackId: message } });
    }
    const fields = toRack
      ? { active: true, washing: false, ...(await this.references.resolve({ rackId })) }
      : { washing: true };
    const fine = await this.fines.fine();
    await this.transactions.run(caller.profileId, async (tx) => {
      const article = await this.articles.one(id, tx);
      if (!force) await this.checkFree(article, tx);
      // which pieces of an accessory are back, only its order can tell
      const loans = article.accessory ? [] : await this.loanRows.ofArticles([id], tx);
      for (const loan of loans) await this.orders.receiveLoan(loan, fine, tx);
      await this.repository.change([id], fields, tx);
      if (loans.length === 0) tx.emit(articleChanged, { ids: [id] });
    });
  }

  /** 'Artikel inactief': a loan stays, because what does not come back is still to be paid. */
  async deactivate(ids: number[], force: boolean, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      for (const id of ids) {
        const article = await this.articles.one(id, tx);
        if (!force) await this.checkFree(article, tx);
      }
      await this.repository.change(ids, { active: false }, tx);
      tx.emit(articleChanged, { ids });
    });
  }

  private async checkFree(article: Article, tx: Tx): Promise<void> {
    const info = await this.loans.rentInfo(article, tx);
    if (info.rentals.length + info.persons.length > 0)
      throw new DomainError('conflict', 'Artikel in gebruik', { details: info });
  }
}
