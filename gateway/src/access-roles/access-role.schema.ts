import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RightKey } from '@stoet/contracts';

/** Rights under a name, given to profiles; with a project they hold in that project only. */
@Schema({ collection: 'access_roles', versionKey: false })
export class AccessRole {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents: what it is sorted by. */
  @Prop({ type: String }) nameKey: string;
  @Prop({ type: String }) description: string;
  @Prop({ type: Number, index: true }) projectId: number | null;
  @Prop({ type: [String] }) rights: RightKey[];
  @Prop({ type: [Number], index: true }) profileIds: number[];
  @Prop({ type: [String], index: true }) words: string[];
}
export const AccessRoleSchema = SchemaFactory.createForClass(AccessRole);
AccessRoleSchema.index({ nameKey: 1, _id: 1 });
