import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** One person expected at one repetition, and what is known of his coming. */
@Schema({ collection: 'presences', versionKey: false })
export class Presence {
  @Prop({ type: Number }) repetitionId: number;
  @Prop({ type: Number }) projectId: number;
  @Prop({ type: Number }) profileId: number;
  /** Confirmed by PIN. */
  @Prop({ type: Boolean }) present: boolean;
  /** Announced attending; so until somebody cancels. */
  @Prop({ type: Boolean }) markedPresent: boolean;
  @Prop({ type: String }) reason: string;
  /** Expected in a role of his own, not only in a group. */
  @Prop({ type: Boolean }) isRoleUser: boolean;
}
export const PresenceSchema = SchemaFactory.createForClass(Presence);
PresenceSchema.index({ repetitionId: 1, profileId: 1 }, { unique: true });
PresenceSchema.index({ profileId: 1, repetitionId: 1 });

/** What every change of who is expected in a project writes, so that two at once wait for each other. */
@Schema({ collection: 'participation', versionKey: false })
export class ParticipationTurn {
  /** The project. */
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) turn: number;
}
export const ParticipationTurnSchema = SchemaFactory.createForClass(ParticipationTurn);

/** PINs that one screen tried since `until` minus a minute. */
@Schema({ collection: 'pin_tries', versionKey: false })
export class PinTries {
  /** Account and repetition. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number }) tries: number;
  @Prop({ type: Date }) until: Date;
}
export const PinTriesSchema = SchemaFactory.createForClass(PinTries);
PinTriesSchema.index({ until: 1 }, { expireAfterSeconds: 3600 });
