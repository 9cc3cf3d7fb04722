import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { RecordWithMembers } from '../members/member.schema';

/** People of a project who act together. */
@Schema({ collection: 'groups', versionKey: false })
export class Group extends RecordWithMembers {}
export const GroupSchema = SchemaFactory.createForClass(Group);
GroupSchema.index({ projectId: 1, identifierKey: 1, _id: 1 });
GroupSchema.index({ projectId: 1, words: 1 });
GroupSchema.index({ 'users.userId': 1 });
