import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The settings of the installation: one record. */
@Schema({ collection: 'settings', versionKey: false })
export class Settings {
  @Prop({ type: String }) _id: 'settings';
  @Prop({ type: String }) title: string;
  @Prop({ type: String }) description: string;
  /** Cents per piece per day (spec/clothing §9). */
  @Prop({ type: Number }) fine: number;
}
export const SettingsSchema = SchemaFactory.createForClass(Settings);
