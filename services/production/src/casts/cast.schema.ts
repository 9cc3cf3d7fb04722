import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

/** People who play the same parts as another cast; without a project it serves all. */
@Schema({ collection: 'casts', versionKey: false })
export class Cast extends NamedRecord {}
export const CastSchema = SchemaFactory.createForClass(Cast);
CastSchema.index({ nameKey: 1, _id: 1 });
CastSchema.index({ words: 1 });
CastSchema.index({ projectId: 1 });
