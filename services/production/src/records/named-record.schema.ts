import { Prop } from '@nestjs/mongoose';

/** What every named record has: locations, types, casts, roles, groups, scenes. */
export abstract class NamedRecord {
  @Prop({ type: Number }) _id: number;
  /** Counts the changes. */
  @Prop({ type: Number }) version: number;
  /** Null for what serves all projects. */
  @Prop({ type: Number }) projectId: number | null;
  @Prop({ type: String }) identifier: string;
  /** Sorts `S2` before `S10`. */
  @Prop({ type: String }) identifierKey: string;
  @Prop({ type: String }) name: string;
  /** `name` without case and accents. */
  @Prop({ type: String }) nameKey: string;
  @Prop({ type: String }) description: string;
  @Prop({ type: [String] }) words: string[];
}

/** What of a record follows from the texts that are typed. */
export type Derived = 'identifierKey' | 'nameKey' | 'words';
