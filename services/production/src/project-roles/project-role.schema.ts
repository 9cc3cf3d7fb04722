import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RecordWithMembers } from '../members/member.schema';

/** A part in a project and who plays it. */
@Schema({ collection: 'project_roles', versionKey: false })
export class ProjectRole extends RecordWithMembers {
  /** 1 for a speaking role. */
  @Prop({ type: Number }) speaking: 0 | 1;
}
export const ProjectRoleSchema = SchemaFactory.createForClass(ProjectRole);
ProjectRoleSchema.index({ projectId: 1, identifierKey: 1, _id: 1 });
ProjectRoleSchema.index({ projectId: 1, words: 1 });
ProjectRoleSchema.index({ 'users.userId': 1 });
