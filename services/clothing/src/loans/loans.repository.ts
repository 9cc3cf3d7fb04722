import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { Loan } from './loan.schema';

/** The only importer of the loan model. */
@Injectable()
export class LoansRepository {
  constructor(@InjectModel(Loan.name) private readonly model: Model<Loan>) {}

  ofArticles(articleIds: number[], tx?: Tx): Promise<Loan[]> {
    return this.model
      .find({ articleId: { $in: articleIds } }, null, { session: tx?.session })
      .sort({ orderId: 1, _id: 1 })
      .lean<Loan[]>()
      .exec();
  }

  /** Adds pieces to a loan, or begins it. */
  async add({ pieces, _id, ...fixed }: Loan, tx: Tx): Promise<void> {
    await this.model
      .updateOne({ _id }, { $inc: { pieces }, $setOnInsert: fixed }, { upsert: true, session: tx.session })
      .exec();
  }

  /** Takes pieces off a loan; it is gone when none are left. */
  async subtract(_id: string, pieces: number, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id }, { $inc: { pieces: -pieces } }, { session: tx.session }).exec();
    await this.model.deleteOne({ _id, pieces: { $lte: 0 } }, { session: tx.session }).exec();
  }
}
