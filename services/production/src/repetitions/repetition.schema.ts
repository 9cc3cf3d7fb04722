import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

/** A rehearsal of a project, and who is chosen for it. */
@Schema({ collection: 'repetitions', versionKey: false })
export class Repetition extends NamedRecord {
  @Prop({ type: Number }) declare projectId: number;
  @Prop({ type: Date }) startDt: Date;
  @Prop({ type: Date }) endDt: Date;
  @Prop({ type: Number, index: true }) locationId: number;
  @Prop({ type: Number, index: true }) typeId: number;
  /** Presence registration by PIN. */
  @Prop({ type: Boolean }) register: boolean;
  @Prop({ type: Boolean }) notifications: boolean;
  @Prop({ type: Boolean }) sendMail: boolean;
  /** Participants may announce and cancel. */
  @Prop({ type: Boolean }) open: boolean;
  @Prop({ type: Boolean }) all: boolean;
  @Prop({ type: Number }) cast: number | null;
  @Prop({ type: [Number] }) sceneIds: number[];
  @Prop({ type: [Number] }) groupIds: number[];
  @Prop({ type: [Number] }) roleIds: number[];
  @Prop({ type: [Number] }) profileIds: number[];
}
export const RepetitionSchema = SchemaFactory.createForClass(Repetition);
RepetitionSchema.index({ projectId: 1, startDt: 1, _id: 1 });
RepetitionSchema.index({ projectId: 1, endDt: 1 });
RepetitionSchema.index({ startDt: 1, _id: 1 });
RepetitionSchema.index({ projectId: 1, words: 1 });
