import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@stoet/contracts';
import { List, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { orderList, type OrderFilters, type OrderRow } from './order.list';
import { Order } from './order.schema';

/** The only importer of the order model; plain objects out. */
@Injectable()
export class OrdersRepository {
  readonly list: List<Order, OrderRow, OrderFilters>;

  constructor(@InjectModel(Order.name) private readonly model: Model<Order>) {
    this.list = new List(model, orderList);
  }

  byIds(ids: number[], tx?: Tx): Promise<Order[]> {
    return this.model
      .find({ _id: { $in: ids } }, null, { session: tx?.session })
      .lean<Order[]>()
      .exec();
  }

  /** @throws DomainError 'not_found'. */
  async one(id: number, tx?: Tx): Promise<Order> {
    const [order] = await this.byIds([id], tx);
    if (!order) throw new DomainError('not_found', 'Bestelformulier niet gevonden');
    return order;
  }

  async insert(order: Order, tx: Tx): Promise<void> {
    await this.model.create([order], { session: tx.session });
  }

  /** Stores changes to an order that was read in the same transaction. Gives it as it is now. */
  async change(order: Order, fields: Partial<Omit<Order, '_id' | 'version'>>, tx: Tx): Promise<Order> {
    const changed = { ...fields, version: order.version + 1 };
    await this.model.updateOne({ _id: order._id }, { $set: changed }, { session: tx.session }).exec();
    return { ...order, ...changed };
  }
}
