import { Injectable } from '@nestjs/common';
import { DomainError, toCents, type Caller, type InputOf } from '@stoet/contracts';
import type { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import { articleChanged, lookupChanged } from '@stoet/contracts/clothing/clothing.events';
import { Ids, plain, Transactions, wordsOf, type Tx } from '@stoet/service-kit';
import { ArticlesRepository } from '../articles/articles.repository';
import { today } from '../days';
import { CategoriesRepository } from './categories.repository';
import type { Category } from './category.schema';
import { withPeriod, type PricePeriod } from './price-period.rules';

type NewCategory = InputOf<typeof categoryRoutes.create>['body'];
type NewPrice = InputOf<typeof categoryRoutes.addPrice>['body'];

@Injectable()
export class CategoriesService {
  constructor(
    private readonly repository: CategoriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 'not_found'. */
  async one(id: number, tx?: Tx): Promise<Category> {
    const [found] = await this.repository.byIds([id], tx);
    if (!found) throw new DomainError('not_found', 'Categorie niet gevonden');
    return found;
  }

  /** The first prices hold from today unless told, also from a day in the past. */
  async create({ name, startDt = today(), ...prices }: NewCategory, caller: Caller): Promise<number> {
    const _id = await this.ids.next('category');
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.repository.insert(
        { _id, ...named(name), prices: withPeriod([], inCents({ startDt, ...prices })) },
        tx,
      );
      tx.emit(lookupChanged, { kind: 'categories', ids: [_id] });
    });
    return _id;
  }

  async rename(id: number, name: string, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.one(id, tx);
      await this.repository.change(id, named(name), tx);
      const changed = await this.articles.renameReference({ id: 'categoryId', name: 'category' }, id, name, tx);
      tx.emit(lookupChanged, { kind: 'categories', ids: [id] });
      if (changed > 0) tx.emit(articleChanged, { ids: [] });
    });
  }

  /** Prices from a day on, today at the earliest (spec/clothing §5): what was rented keeps its price. */
  async addPrice(id: number, price: NewPrice, caller: Caller): Promise<void> {
    if (price.startDt < today()) {
      const message = 'Gelieve vandaag of een latere datum te kiezen';
      throw new DomainError('invalid', message, { fields: { startDt: message } });
    }
    await this.transactions.run(caller.profileId, async (tx) => {
      const { prices } = await this.one(id, tx);
      await this.repository.change(id, { prices: withPeriod(prices, inCents(price)) }, tx);
      tx.emit(lookupChanged, { kind: 'categories', ids: [id] });
    });
  }
}

const named = (name: string) => ({ name, nameKey: plain(name), words: wordsOf(name) });

const inCents = ({ startDt, ...euros }: NewPrice): Omit<PricePeriod, 'endDt'> => ({
  startDt,
  priceA: toCents(euros.priceA),
  priceB: toCents(euros.priceB),
  priceC: toCents(euros.priceC),
  priceD: toCents(euros.priceD),
  priceE: toCents(euros.priceE),
  replacementPrice: toCents(euros.replacementPrice),
});
