import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@stoet/contracts';
import { articleChanged, orderBilled, orderCanceled, orderChanged } from '@stoet/contracts/clothing/clothing.events';
import { Transactions, type Tx } from '@stoet/service-kit';
import { ArticlesRepository } from '../articles/articles.repository';
import { LoansService } from '../loans/loans.service';
import { factsOf } from './order.facts';
import { outstandingOf } from './order.rules';
import type { Order } from './order.schema';
import { OrdersRepository } from './orders.repository';

const BILLED = 'Deze bestelbon is reeds gemarkeerd als gefactureerd en kan niet meer gewijzigd worden';
const CANCELED = 'Deze bestelbon is geannuleerd';

/** The end of an order: billed, canceled, and what follows from it (spec/clothing §4). */
@Injectable()
export class OrderClosing {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly articles: ArticlesRepository,
    private readonly loans: LoansService,
    private readonly transactions: Transactions,
  ) {}

  async bill(id: number, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.stillOpen(id, tx);
      tx.emit(orderBilled, factsOf(await this.repository.change(order, { billed: true }, tx)));
    });
  }

  /** Everything that is out comes back: to the wash, or to its rack. */
  async cancel(id: number, washing: boolean, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.stillOpen(id, tx);
      const out = order.items.filter((item) => outstandingOf(item) > 0);
      const lines = out.map((item) => ({ uuid: item.uuid, articleId: item.articleId, pieces: outstandingOf(item) }));
      await this.loans.release(lines, tx);
      const ids = lines.map((line) => line.articleId);
      // other pieces of an accessory are still in use
      const washed = out.filter((item) => item.garment).map((item) => item.articleId);
      if (washing) await this.articles.change(washed, { washing: true }, tx);
      const items = order.items.map((item) => ({ ...item, returned: item.amount }));
      const fields = { canceled: true, items, outstanding: 0, replacementPrice: 0 };
      tx.emit(orderCanceled, factsOf(await this.repository.change(order, fields, tx)));
      if (ids.length > 0) tx.emit(articleChanged, { ids });
    });
  }

  /** What has not come back of a billed order is gone for good: inactive. Gives how many articles. */
  async setInactive(id: number, caller: Caller): Promise<number> {
    return this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.repository.one(id, tx);
      if (!order.billed) throw new DomainError('conflict', 'Deze bestelbon is nog niet gefactureerd');
      const lost = order.items.filter((item) => item.garment && outstandingOf(item) > 0);
      const ids = lost.map((item) => item.articleId);
      await this.articles.change(ids, { active: false }, tx);
      if (ids.length > 0) tx.emit(articleChanged, { ids });
      return ids.length;
    });
  }

  /** `fine` in cents: what it is from now on. */
  async setFine(id: number, fine: number, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.stillOpen(id, tx);
      tx.emit(orderChanged, factsOf(await this.repository.change(order, { fine }, tx)));
    });
  }

  private async stillOpen(id: number, tx: Tx): Promise<Order> {
    const order = await this.repository.one(id, tx);
    if (order.billed || order.canceled) throw new DomainError('conflict', order.billed ? BILLED : CANCELED);
    return order;
  }
}
