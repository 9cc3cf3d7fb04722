import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Selection } from '@stoet/contracts';
import type { ArticleRow } from '@stoet/contracts/clothing/article.contract';
import { List, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { articleList, type ArticleFilters } from './article.list';
import { Article } from './article.schema';

/** A number in an article and the text beside it. */
export interface Reference {
  id: 'categoryId' | 'clothingSizeId' | 'patternId' | 'fabricId' | 'colorId' | 'rackId';
  name: 'category' | 'size' | 'pattern' | 'fabric' | 'color' | 'rack';
}

/** The only importer of the article model; plain objects out. */
@Injectable()
export class ArticlesRepository {
  readonly list: List<Article, ArticleRow, ArticleFilters>;

  constructor(@InjectModel(Article.name) private readonly model: Model<Article>) {
    this.list = new List(model, articleList);
  }

  byIds(ids: number[], tx?: Tx): Promise<Article[]> {
    return this.model
      .find({ _id: { $in: ids } }, null, { session: tx?.session })
      .lean<Article[]>()
      .exec();
  }

  selected(selection: Selection<Partial<ArticleFilters>>, tx: Tx): Promise<Article[]> {
    return this.model.find(this.list.selected(selection), null, { session: tx.session }).lean<Article[]>().exec();
  }

  async inRack(rackId: number): Promise<{ id: number; description: string; category: string }[]> {
    const found = await this.model
      .find({ rackId }, { description: 1, category: 1 })
      .sort({ _id: 1 })
      .lean<Article[]>()
      .exec();
    return found.map(({ _id, description, category }) => ({ id: _id, description, category }));
  }

  async highestId(): Promise<number> {
    const highest = await this.model.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Article>().exec();
    return highest?._id ?? 0;
  }

  /** Every number in use, ascending. */
  async allIds(): Promise<number[]> {
    const found = await this.model.find({}, { _id: 1 }).sort({ _id: 1 }).lean<Article[]>().exec();
    return found.map(({ _id }) => _id);
  }

  descriptions(): Promise<string[]> {
    return this.model.distinct('description').exec();
  }

  tags(): Promise<string[]> {
    return this.model.distinct('tags').exec();
  }

  countWith(field: Reference['id'], ids: number[], tx: Tx): Promise<number> {
    return this.model.countDocuments({ [field]: { $in: ids } }, { session: tx.session }).exec();
  }

  /** Gives how many articles changed. */
  async renameReference({ id, name }: Reference, value: number, text: string, tx: Tx): Promise<number> {
    const changed = await this.model
      .updateMany({ [id]: value }, { $set: { [name]: text } }, { session: tx.session })
      .exec();
    return changed.matchedCount;
  }

  async insert(article: Article, tx: Tx): Promise<void> {
    await this.model.create([article], { session: tx.session });
  }

  async change(ids: number[], fields: Partial<Omit<Article, '_id'>>, tx: Tx): Promise<void> {
    await this.model.updateMany({ _id: { $in: ids } }, { $set: fields }, { session: tx.session }).exec();
  }

  /** Changes the pieces owned by `more` (or fewer); false when fewer would be left than are lent. */
  async resize(id: number, more: number, tx: Tx): Promise<boolean> {
    const changed = await this.model
      .updateOne({ _id: id, free: { $gte: -more } }, { $inc: { amount: more, free: more } }, { session: tx.session })
      .exec();
    return changed.matchedCount > 0;
  }

  /** Takes pieces out of the rack; false when it is not active, in the wash, or too few are there. */
  async take(id: number, pieces: number, tx: Tx): Promise<boolean> {
    const taken = await this.model
      .updateOne(
        { _id: id, active: true, washing: false, free: { $gte: pieces } },
        { $inc: { free: -pieces }, $set: { rented: true } },
        { session: tx.session },
      )
      .exec();
    return taken.matchedCount > 0;
  }

  /** Puts pieces back. */
  async giveBack(id: number, pieces: number, tx: Tx): Promise<void> {
    const article = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { free: pieces } }, { returnDocument: 'after', session: tx.session })
      .lean<Article>()
      .exec();
    if (article && article.free >= article.amount) await this.change([id], { rented: false }, tx);
  }
}
