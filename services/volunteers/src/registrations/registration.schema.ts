import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Somebody takes part in a project. What lists sort and filter by comes along from the profile. */
@Schema({ collection: 'registrations', versionKey: false })
export class Registration {
  @Prop({ type: Number }) _id: number;
  /** Counts the changes, for the copies of other services. */
  @Prop({ type: Number }) version: number;
  @Prop({ type: Number }) projectId: number;
  @Prop({ type: Number }) profileId: number;
  /** Location 1; off stage is 0. */
  @Prop({ type: Boolean }) onStage: boolean;
  /** Ids of the preferred roles. */
  @Prop({ type: [Number] }) roles: number[];
  @Prop({ type: Boolean }) auditioning: boolean;
  @Prop({ type: Number }) partOfTown: number | null;
  @Prop({ type: String }) talents: string;
  @Prop({ type: String }) remarks: string;
  /** Remarks of the staff, never shown to the volunteer. */
  @Prop({ type: String }) ownerRemarks: string;
  @Prop({ type: String }) diet: string;
  @Prop({ type: String }) creationDt: string;
  @Prop({ type: String }) firstKey: string;
  @Prop({ type: String }) lastKey: string;
  @Prop({ type: Number }) sex: 0 | 1 | 2;
  @Prop({ type: String }) date_of_birth: string;
  @Prop({ type: [String] }) words: string[];
}
export const RegistrationSchema = SchemaFactory.createForClass(Registration);
RegistrationSchema.index({ projectId: 1, profileId: 1 }, { unique: true });
RegistrationSchema.index({ projectId: 1, lastKey: 1, firstKey: 1, _id: 1 });
RegistrationSchema.index({ projectId: 1, onStage: 1, lastKey: 1, firstKey: 1, _id: 1 });
RegistrationSchema.index({ projectId: 1, creationDt: 1, _id: 1 });
RegistrationSchema.index({ projectId: 1, words: 1 });
RegistrationSchema.index({ profileId: 1, creationDt: 1, _id: 1 });
