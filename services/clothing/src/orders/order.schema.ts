import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { OrderType } from '@stoet/contracts/clothing/order.contract';

/** A line of an order. Amounts in cents, as they were when it was rented. */
export interface StoredLine {
  uuid: string;
  articleId: number;
  garment: boolean;
  amount: number;
  returned: number;
  remarks: string;
  tags: string;
  description: string;
  /** Name of the category. */
  name: string;
  /** Index in `groups`; null: in none. */
  group: number | null;
  /** For the whole rental, without VAT. */
  price: number;
  /** For one piece that does not come back. */
  replacementPrice: number;
}

/** An order form (spec/clothing §3). Days are `YYYY-MM-DD`, amounts cents. */
@Schema({ collection: 'orders', versionKey: false })
export class Order {
  @Prop({ type: Number }) _id: number;
  /** Counts the changes. */
  @Prop({ type: Number }) version: number;
  @Prop({ type: Number }) type: OrderType;
  @Prop({ type: Number }) priceCategory: number;
  @Prop({ type: String }) companyName: string;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents: what it is sorted by. */
  @Prop({ type: String }) nameKey: string;
  /** National number, encrypted; '' when there is none. */
  @Prop({ type: String }) socialSecurity: string;
  @Prop({ type: String }) uniqueNumber: string;
  @Prop({ type: String }) bankAccount: string;
  @Prop({ type: String }) cellPhone: string;
  @Prop({ type: String }) email: string;
  @Prop({ type: String }) streetName: string;
  @Prop({ type: String }) houseNumber: string;
  @Prop({ type: String }) zipCode: string;
  @Prop({ type: String }) cityName: string;
  @Prop({ type: String }) projectName: string;
  @Prop({ type: String }) projectOwner: string;
  @Prop({ type: String }) projectOwnerCellPhone: string;
  @Prop({ type: String }) info: string;
  @Prop({ type: String }) fromDt: string;
  @Prop({ type: String }) toDt: string;
  @Prop({ type: Number }) periods: number;
  @Prop({ type: String, index: true }) returnBefore: string;
  @Prop({ type: [Object] }) items: StoredLine[];
  @Prop({ type: [String] }) groups: string[];
  @Prop({ type: Number }) totalItems: number;
  @Prop({ type: Number }) outstanding: number;
  @Prop({ type: Number }) price: number;
  @Prop({ type: Number }) vat: number;
  @Prop({ type: Number }) fine: number;
  @Prop({ type: Number }) replacementPrice: number;
  @Prop({ type: Boolean, index: true }) billed: boolean;
  @Prop({ type: Boolean, index: true }) canceled: boolean;
  @Prop({ type: Date }) creationDt: Date;
  @Prop({ type: [String], index: true }) words: string[];
}
export const OrderSchema = SchemaFactory.createForClass(Order);
OrderSchema.index({ nameKey: 1, _id: 1 });
OrderSchema.index({ creationDt: 1, _id: 1 });
