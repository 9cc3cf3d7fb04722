import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Level } from '@stoet/contracts';

/** A pending account waits for its profile (sign-up saga) and is unknown to everybody until then. */
export type AccountState = 'pending' | 'active' | 'disabled';

@Schema({ collection: 'accounts', versionKey: false })
export class Account {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: String, unique: true }) email: string;
  /** argon2id */
  @Prop({ type: String }) hash: string;
  @Prop({ type: Number }) level: Level;
  @Prop({ type: Boolean }) developer: boolean;
  @Prop({ type: String }) state: AccountState;
  @Prop({ type: Boolean }) emailConfirmed: boolean;
  @Prop({ type: [Number], index: true }) profileIds: number[];
  @Prop({ type: Date }) createdAt: Date;
  @Prop({ type: Date }) lastLogin: Date | null;
}
export const AccountSchema = SchemaFactory.createForClass(Account);

/** A mailed one-use link: only the hash of its token is stored. */
@Schema({ collection: 'link_tokens', versionKey: false })
export class LinkToken {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number, index: true }) accountId: number;
  @Prop({ type: String }) purpose: 'confirm' | 'reset';
  @Prop({ type: Date }) expireAt: Date;
}
export const LinkTokenSchema = SchemaFactory.createForClass(LinkToken);
LinkTokenSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

/** Copy of what the gateway shows of a profile; owned by the volunteers service. */
@Schema({ collection: 'profile_copies', versionKey: false })
export class ProfileCopy {
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Number }) version: number;
  @Prop({ type: Number, index: true }) accountId: number | null;
  @Prop({ type: String }) firstName: string;
  @Prop({ type: String }) lastName: string;
  @Prop({ type: String }) image: string | null;
  @Prop({ type: Boolean }) shouldVerify: boolean;
  @Prop({ type: Boolean }) canEditClothingSizes: boolean;
  @Prop({ type: Boolean }) shouldUploadCertificate: boolean;
  @Prop({ type: String }) certificate: string | null;
}
export const ProfileCopySchema = SchemaFactory.createForClass(ProfileCopy);
