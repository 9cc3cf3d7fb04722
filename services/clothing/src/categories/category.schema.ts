import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PricePeriod } from './price-period.rules';

/** What an article is rented as, with its prices in time. */
@Schema({ collection: 'categories', versionKey: false })
export class Category {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents: unique, and what it is sorted by. */
  @Prop({ type: String, unique: true }) nameKey: string;
  @Prop({ type: [String], index: true }) words: string[];
  /** Sorted by start. */
  @Prop({ type: [Object] }) prices: PricePeriod[];
}
export const CategorySchema = SchemaFactory.createForClass(Category);
