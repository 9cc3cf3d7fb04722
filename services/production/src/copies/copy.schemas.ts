import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Local copies of what the volunteers service owns, kept up to date by its events (design, idea 2). */
@Schema({ collection: 'project_copies', versionKey: false })
export class ProjectCopy {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) version: number;
  @Prop({ type: String }) name: string;
  @Prop({ type: Date }) openFrom: Date;
  @Prop({ type: Date }) projectClosed: Date;
}
export const ProjectCopySchema = SchemaFactory.createForClass(ProjectCopy);

/** Who takes part in a project, with the facts of the person. Signed off: kept, because old attendance names him. */
@Schema({ collection: 'registration_copies', versionKey: false })
export class RegistrationCopy {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) version: number;
  @Prop({ type: Number }) projectId: number;
  @Prop({ type: Number }) profileId: number;
  @Prop({ type: Boolean }) onStage: boolean;
  @Prop({ type: Boolean }) active: boolean;
  @Prop({ type: String }) firstName: string;
  @Prop({ type: String }) lastName: string;
  @Prop({ type: String }) cellPhone: string;
  @Prop({ type: String }) phoneNumber: string;
}
export const RegistrationCopySchema = SchemaFactory.createForClass(RegistrationCopy);
RegistrationCopySchema.index({ projectId: 1, profileId: 1 });
RegistrationCopySchema.index({ profileId: 1 });

/** The PIN of a profile. Not unique here: two people may swap theirs, and the events come one by one. */
@Schema({ collection: 'pin_copies', versionKey: false })
export class PinCopy {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) version: number;
  @Prop({ type: String, index: true }) pin: string;
}
export const PinCopySchema = SchemaFactory.createForClass(PinCopy);
