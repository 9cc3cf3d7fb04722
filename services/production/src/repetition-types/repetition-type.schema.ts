import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

/** A kind of repetition. */
@Schema({ collection: 'repetition_types', versionKey: false })
export class RepetitionType extends NamedRecord {}
export const RepetitionTypeSchema = SchemaFactory.createForClass(RepetitionType);
RepetitionTypeSchema.index({ nameKey: 1, _id: 1 });
RepetitionTypeSchema.index({ words: 1 });
