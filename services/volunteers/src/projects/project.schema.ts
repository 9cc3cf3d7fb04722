import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A production that people register for. Instants are ISO 8601 UTC texts, so that they sort and compare as they are. */
@Schema({ collection: 'projects', versionKey: false })
export class Project {
  @Prop({ type: Number }) _id: number;
  /** Counts the changes, for the copies of other services. */
  @Prop({ type: Number }) version: number;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents: what it is sorted by. */
  @Prop({ type: String }) nameKey: string;
  @Prop({ type: String }) title: string;
  @Prop({ type: String }) subtitle: string;
  @Prop({ type: String }) openFrom: string;
  @Prop({ type: String }) closedFrom: string;
  @Prop({ type: String }) closedOffStage: string;
  @Prop({ type: String }) projectClosed: string;
  @Prop({ type: String }) editRegistrationClosed: string | null;
  @Prop({ type: String }) deleteRegistrationClosed: string | null;
  @Prop({ type: String }) rolesOpen: string | null;
  @Prop({ type: String }) rolesClosed: string | null;
  @Prop({ type: Boolean }) extended: boolean;
  @Prop({ type: Boolean }) auditions_enabled: boolean;
  @Prop({ type: String }) auditionHint: string;
  @Prop({ type: [String], index: true }) words: string[];
}
export const ProjectSchema = SchemaFactory.createForClass(Project);
ProjectSchema.index({ openFrom: 1, _id: 1 });
ProjectSchema.index({ nameKey: 1, _id: 1 });
ProjectSchema.index({ projectClosed: 1, _id: 1 });
