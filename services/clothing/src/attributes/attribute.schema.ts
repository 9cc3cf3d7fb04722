import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AttributeKind } from './attribute.kinds';

/** A rack, size, fabric, pattern or colour: a number and a text. Each kind has a collection of its own. */
@Schema({ versionKey: false })
export class Attribute {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents: what it is sorted by. */
  @Prop({ type: String }) nameKey: string;
  @Prop({ type: [String], index: true }) words: string[];
}

/** Texts are unique, but for what carries a number of its own. */
export function attributeSchema({ ownNumber }: AttributeKind) {
  const schema = SchemaFactory.createForClass(Attribute).clone();
  schema.index(ownNumber ? { nameKey: 1, _id: 1 } : { nameKey: 1 }, { unique: true });
  return schema;
}
