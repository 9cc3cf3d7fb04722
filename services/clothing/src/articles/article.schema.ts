import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * A garment, or an accessory of many pieces under one number. The texts of what it refers to stand beside the numbers,
 * so that a list needs one query; who renames a reference renames it here too.
 */
@Schema({ collection: 'articles', versionKey: false })
export class Article {
  /** The article's number. */
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String }) description: string;
  /** `description` without case and accents. */
  @Prop({ type: String }) descriptionKey: string;
  @Prop({ type: [String], index: true }) tags: string[];
  @Prop({ type: Boolean, index: true }) accessory: boolean;
  @Prop({ type: Boolean, index: true }) active: boolean;
  @Prop({ type: Boolean, index: true }) washing: boolean;
  /** Some piece is lent by an order. */
  @Prop({ type: Boolean, index: true }) rented: boolean;
  /** Some piece is lent inside a project. */
  @Prop({ type: Boolean, index: true }) rentedProject: boolean;
  @Prop({ type: Boolean }) withVat: boolean;
  @Prop({ type: String }) remarks: string;
  /** Pieces owned; 1 for a garment. */
  @Prop({ type: Number }) amount: number;
  /** Pieces of them that are not lent: never below 0, whoever lends at the same time. */
  @Prop({ type: Number }) free: number;
  @Prop({ type: Number }) categoryId: number;
  @Prop({ type: Number }) clothingSizeId: number | null;
  @Prop({ type: Number }) patternId: number | null;
  @Prop({ type: Number }) fabricId: number | null;
  @Prop({ type: Number }) colorId: number | null;
  @Prop({ type: Number }) rackId: number | null;
  @Prop({ type: String }) category: string;
  @Prop({ type: String }) size: string | null;
  @Prop({ type: String }) pattern: string | null;
  @Prop({ type: String }) fabric: string | null;
  @Prop({ type: String }) color: string | null;
  @Prop({ type: String }) rack: string | null;
  @Prop({ type: [String], index: true }) words: string[];
  /** Words of the remarks: searched with `opm:`. */
  @Prop({ type: [String], index: true }) remarkWords: string[];
}
export const ArticleSchema = SchemaFactory.createForClass(Article);
ArticleSchema.index({ descriptionKey: 1, _id: 1 });
ArticleSchema.index({ category: 1, _id: 1 });
ArticleSchema.index({ size: 1, _id: 1 });
for (const field of ['categoryId', 'clothingSizeId', 'patternId', 'fabricId', 'colorId', 'rackId'])
  ArticleSchema.index({ [field]: 1, _id: 1 });
