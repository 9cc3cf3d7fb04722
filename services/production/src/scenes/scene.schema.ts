import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

/** A scene of a project with the groups and roles in it. */
@Schema({ collection: 'scenes', versionKey: false })
export class Scene extends NamedRecord {
  @Prop({ type: Number }) declare projectId: number;
  /** The scene group it belongs to. */
  @Prop({ type: Number, index: true }) groupId: number | null;
  @Prop({ type: [Number], index: true }) groupIds: number[];
  @Prop({ type: [Number], index: true }) roleIds: number[];
}
export const SceneSchema = SchemaFactory.createForClass(Scene);
SceneSchema.index({ projectId: 1, identifierKey: 1, _id: 1 });
SceneSchema.index({ projectId: 1, words: 1 });

/** Scenes that belong together. */
@Schema({ collection: 'scene_groups', versionKey: false })
export class SceneGroup extends NamedRecord {
  @Prop({ type: Number }) declare projectId: number;
}
export const SceneGroupSchema = SchemaFactory.createForClass(SceneGroup);
SceneGroupSchema.index({ projectId: 1, identifierKey: 1, _id: 1 });
SceneGroupSchema.index({ projectId: 1, words: 1 });
