import { Prop, Schema } from '@nestjs/mongoose';
import { NamedRecord } from '../records/named-record.schema';

/** A person in a role or a group, in one cast or whatever the cast. */
@Schema({ _id: false, versionKey: false })
export class Member {
  @Prop({ type: Number }) userId: number;
  @Prop({ type: Number }) castId: number | null;
}

/** A record of a project that people are linked to. */
export abstract class RecordWithMembers extends NamedRecord {
  @Prop({ type: Number }) declare projectId: number;
  @Prop({ type: [{ userId: Number, castId: Number, _id: false }] }) users: Member[];
  @Prop({ type: Number }) userCount: number;
}
