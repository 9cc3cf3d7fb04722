import { plain, wordsOf } from '@stoet/service-kit';
import type { Derived, NamedRecord } from './named-record.schema';

const DIGITS = 9;

/** Plain text in which numbers compare as numbers: `S2` before `S10`. */
export const naturalKey = (text: string): string => plain(text).replace(/\d+/g, (n) => n.padStart(DIGITS, '0'));

/** The fields by which a record is sorted and found. */
export const derivedFrom = (
  r: Pick<NamedRecord, 'identifier' | 'name' | 'description'>,
): Pick<NamedRecord, Derived> => ({
  identifierKey: naturalKey(r.identifier),
  nameKey: plain(r.name),
  words: wordsOf(r.identifier, r.name, r.description),
});
