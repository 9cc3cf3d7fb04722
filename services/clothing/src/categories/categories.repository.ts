import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toEuros, type AnswerOf } from '@stoet/contracts';
import {
  PRICE_LETTERS,
  type categoryRoutes,
  type PricePeriod as PeriodInEuros,
} from '@stoet/contracts/clothing/category.contract';
import { defineList, List, matchesWords, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { today } from '../days';
import { Category } from './category.schema';
import { priceOn, type PricePeriod } from './price-period.rules';

type Row = AnswerOf<typeof categoryRoutes.list>['data'][number];

/** A period as the API gives it: euros. */
export function inEuros({ startDt, endDt, replacementPrice, ...cents }: PricePeriod): PeriodInEuros {
  const prices = Object.fromEntries(
    PRICE_LETTERS.map((letter) => [`price${letter}`, toEuros(cents[`price${letter}`])]),
  ) as Record<`price${(typeof PRICE_LETTERS)[number]}`, number>;
  return { startDt, endDt, ...prices, replacementPrice: toEuros(replacementPrice) };
}

const categoryList = defineList<Category, Row, { text: string }>({
  name: 'categorieen',
  fields: ['name', 'prices'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { name: ['nameKey'], id: [] },
  rows: (docs) =>
    docs.map(({ _id, name, prices }) => {
      const price = priceOn(prices, today());
      return { id: _id, name, price: price ? inEuros(price) : null };
    }),
  columns: [
    { header: 'Nummer', value: (r) => r.id, kind: 'number', width: 12 },
    { header: 'Naam', value: (r) => r.name, width: 40 },
    ...PRICE_LETTERS.map((letter) => ({
      header: `Prijs ${letter}`,
      kind: 'money' as const,
      value: (r: Row) => r.price?.[`price${letter}`],
      width: 14,
    })),
    { header: 'Vervangwaarde', kind: 'money', value: (r) => r.price?.replacementPrice },
  ],
});

/** The only importer of the category model; plain objects out. */
@Injectable()
export class CategoriesRepository {
  readonly list: List<Category, Row, { text: string }>;

  constructor(@InjectModel(Category.name) private readonly model: Model<Category>) {
    this.list = new List(model, categoryList);
  }

  byIds(ids: number[], tx?: Tx): Promise<Category[]> {
    return this.model
      .find({ _id: { $in: ids } }, null, { session: tx?.session })
      .lean<Category[]>()
      .exec();
  }

  async insert(category: Category, tx: Tx): Promise<void> {
    await this.model.create([category], { session: tx.session });
  }

  async change(id: number, fields: Partial<Omit<Category, '_id'>>, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: fields }, { session: tx.session }).exec();
  }
}
