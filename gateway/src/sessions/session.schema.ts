import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A session, by the hash of its id; MongoDB removes it when it has expired. */
@Schema({ collection: 'sessions', versionKey: false })
export class Session {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number, index: true }) accountId: number;
  @Prop({ type: Number, index: true }) profileId: number;
  @Prop({ type: Boolean }) remember: boolean;
  @Prop({ type: Date }) createdAt: Date;
  @Prop({ type: Date, index: true }) lastActivity: Date;
  @Prop({ type: Date }) expireAt: Date;
}
export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

/** A one-use ticket for one address, by its hash. */
@Schema({ collection: 'tickets', versionKey: false })
export class Ticket {
  @Prop({ type: String }) _id: string;
  @Prop({ type: String }) sessionId: string;
  @Prop({ type: String }) path: string;
  @Prop({ type: Date }) expireAt: Date;
}
export const TicketSchema = SchemaFactory.createForClass(Ticket);
TicketSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
