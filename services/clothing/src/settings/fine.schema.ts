import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Copy of what this service needs of the gateway's settings: one record. */
@Schema({ collection: 'settings', versionKey: false })
export class FineSetting {
  @Prop({ type: Number }) _id: number;
  /** Milliseconds at which the setting was changed. */
  @Prop({ type: Number }) version: number;
  /** Cents per piece per day. */
  @Prop({ type: Number }) fine: number;
}
export const FineSettingSchema = SchemaFactory.createForClass(FineSetting);
