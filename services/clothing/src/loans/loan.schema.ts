import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Pieces of an article that are out with an order now; the row goes when all are back. */
@Schema({ collection: 'loans', versionKey: false })
export class Loan {
  /** Uuid of the order's line. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number, index: true }) orderId: number;
  @Prop({ type: Number, index: true }) articleId: number;
  /** Not an accessory: at most one loan at a time (decisions, "Clothing"). */
  @Prop({ type: Boolean }) garment: boolean;
  @Prop({ type: Number }) pieces: number;
}
export const LoanSchema = SchemaFactory.createForClass(Loan);
LoanSchema.index(
  { articleId: 1, garment: 1 },
  { unique: true, partialFilterExpression: { garment: true }, name: 'one_loan_a_garment' },
);
