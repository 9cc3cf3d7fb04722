import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Sizes } from '@stoet/contracts/volunteers/sizes';

/** Consent for photo and video use: what was answered, when, and to which version of the text. */
export interface PictureConsent {
  given: boolean;
  at: string;
  textVersion: number;
}

/** A person: the user record of spec/volunteers §3. */
@Schema({ collection: 'profiles', versionKey: false })
export class Profile {
  @Prop({ type: Number }) _id: number;
  /** Counts the changes, for the copies of other services. */
  @Prop({ type: Number }) version: number;
  @Prop({ type: Number, index: true }) accountId: number | null;
  /** The sign-up that made this profile: at most one each. */
  @Prop({ type: String }) sagaId: string | null;
  @Prop({ type: String }) firstName: string;
  @Prop({ type: String }) lastName: string;
  /** Names without case and accents: what they are sorted by. */
  @Prop({ type: String }) firstKey: string;
  @Prop({ type: String }) lastKey: string;
  @Prop({ type: String }) date_of_birth: string;
  @Prop({ type: Number }) sex: 0 | 1 | 2;
  @Prop({ type: String }) nationality: string;
  /** Country of birth. */
  @Prop({ type: String }) origin: string;
  @Prop({ type: String }) phoneNumber: string;
  @Prop({ type: String }) cellPhone: string;
  @Prop({ type: String }) email: string;
  @Prop({ type: String }) secondaryEmail: string;
  @Prop({ type: String }) streetName: string;
  @Prop({ type: String }) houseNumber: string;
  @Prop({ type: String }) bus: string;
  @Prop({ type: String }) zipCode: string;
  @Prop({ type: String }) cityName: string;
  /** Remarks of the administrators. */
  @Prop({ type: String }) remarks: string;
  @Prop({ type: [String], index: true }) remarkWords: string[];
  /** Uuid of the picture. */
  @Prop({ type: String, index: true }) image: string | null;
  @Prop({ type: String }) creationDt: string;
  @Prop({ type: Object }) sizes: Sizes;
  @Prop({ type: Boolean }) clothingFrozen: boolean;
  @Prop({ type: Boolean }) canEditClothingSizes: boolean;
  @Prop({ type: Boolean }) shouldVerify: boolean;
  @Prop({ type: Boolean }) shouldUploadCertificate: boolean;
  @Prop({ type: String }) certificate: string | null;
  @Prop({ type: Object }) pictures: PictureConsent;
  @Prop({ type: String, unique: true }) pin: string;
  @Prop({ type: [String], index: true }) words: string[];
}
export const ProfileSchema = SchemaFactory.createForClass(Profile);
ProfileSchema.index({ lastKey: 1, firstKey: 1, _id: 1 });
ProfileSchema.index({ sex: 1, lastKey: 1, firstKey: 1, _id: 1 });
ProfileSchema.index({ creationDt: 1, _id: 1 });
ProfileSchema.index({ date_of_birth: 1, _id: 1 });
ProfileSchema.index({ sagaId: 1 }, { unique: true, partialFilterExpression: { sagaId: { $type: 'string' } } });
