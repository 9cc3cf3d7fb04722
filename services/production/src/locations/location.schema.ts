import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

export interface Address {
  streetName: string;
  houseNumber: string;
  bus: string;
  zipCode: string;
  cityName: string;
}

/** Where repetitions are held. `identifier` is the abbreviation. */
@Schema({ collection: 'locations', versionKey: false })
export class Location extends NamedRecord {
  @Prop({ type: Object }) address: Address;
}
export const LocationSchema = SchemaFactory.createForClass(Location);
LocationSchema.index({ nameKey: 1, _id: 1 });
LocationSchema.index({ words: 1 });
