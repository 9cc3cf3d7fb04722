import type { NewPerson } from '@stoet/contracts/volunteers/profile.events';
import { SHIRT_SIZES, type Sizes } from '@stoet/contracts/volunteers/sizes';
import { plain, wordsOf } from '@stoet/service-kit';
import type { Profile } from './profile.schema';

/** Version of the text in which consent for pictures is asked; kept with each answer. */
const CONSENT_TEXT = 1;

/** Where a profile comes from: the account it belongs to and the sign-up that asked for it, if any. */
export interface Origin {
  accountId: number | null;
  sagaId: string | null;
}
export type Person = Omit<NewPerson, 'image'>;

const NO_SIZES: Sizes = {
  shirtSize: null,
  height: null,
  chest: null,
  waist: null,
  hipSize: null,
  headSize: null,
  clothingSize: null,
};

/** What is derived from a person for searching and sorting. */
const keysOf = (person: Pick<Person, 'firstName' | 'lastName' | 'email' | 'cityName'>, id: number) => ({
  firstKey: plain(person.firstName),
  lastKey: plain(person.lastName),
  words: wordsOf(person.firstName, person.lastName, person.email, person.cityName, id),
});

/** The record of a new person. Sizes can be filled in until somebody freezes them. */
export function newProfile(id: number, { tShirt, pictures, ...person }: Person, origin: Origin, now: Date) {
  const shirtSize = SHIRT_SIZES.find((size) => size === tShirt) ?? null;
  const creationDt = now.toISOString();
  return {
    _id: id,
    version: 1,
    ...origin,
    ...person,
    ...keysOf(person, id),
    remarks: '',
    remarkWords: [],
    creationDt,
    sizes: { ...NO_SIZES, shirtSize },
    clothingFrozen: false,
    canEditClothingSizes: true,
    shouldVerify: false,
    shouldUploadCertificate: false,
    certificate: null,
    pictures: { given: pictures, at: creationDt, textVersion: CONSENT_TEXT },
  } satisfies Omit<Profile, 'image' | 'pin'>;
}
