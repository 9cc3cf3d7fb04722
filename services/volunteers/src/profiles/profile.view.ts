import type { Caller, RightKey } from '@stoet/contracts';
import type { Profile as ProfileAnswer, ProfileRow } from '@stoet/contracts/volunteers/profile.contract';
import type { ProfileFacts } from '@stoet/contracts/volunteers/profile.events';
import type { Profile } from './profile.schema';

const BLOCKS = ['personal', 'contact', 'address', 'other', 'clothing', 'remarks', 'pin'] as const;
type Block = (typeof BLOCKS)[number];
/** Which blocks of a profile somebody sees: each has a sub-right of `users` (spec/volunteers §6). */
export type Sight = Readonly<Record<Block, boolean>>;

/** What the caller sees of profiles; of his own everything but the remarks of the administrators. */
export function sightOf(caller: Caller, own = false): Sight {
  const sees = (block: Block) => (own && block !== 'remarks') || caller.can(`users.${block}` as RightKey);
  return Object.fromEntries(BLOCKS.map((block) => [block, sees(block)])) as Sight;
}

/** Name and picture, which everybody sees who may know of a profile. */
export const knownOf = ({ _id, firstName, lastName, image }: Profile) => ({ id: _id, firstName, lastName, image });

export const rowOf = (p: Profile, sight: Sight): ProfileRow => ({
  ...knownOf(p),
  creationDt: p.creationDt,
  ...(sight.personal && { date_of_birth: p.date_of_birth, sex: p.sex }),
  ...(sight.contact && { email: p.email, phoneNumber: p.phoneNumber, cellPhone: p.cellPhone }),
  ...(sight.address && { cityName: p.cityName }),
});

export const profileOf = (p: Profile, sight: Sight): ProfileAnswer => ({
  ...rowOf(p, sight),
  ...(sight.personal && { nationality: p.nationality, origin: p.origin }),
  ...(sight.contact && { secondaryEmail: p.secondaryEmail }),
  ...(sight.address && { streetName: p.streetName, houseNumber: p.houseNumber, bus: p.bus, zipCode: p.zipCode }),
  ...(sight.remarks && { owner_remarks: p.remarks }),
  ...(sight.clothing && { sizes: p.sizes, clothingFrozen: p.clothingFrozen }),
  settings: { ...(sight.other && { pictures: p.pictures.given }), ...(sight.pin && { pin: p.pin }) },
  certificate: sight.other ? p.certificate : null,
});

/** What other services keep a copy of. */
export const factsOf = (p: Profile): ProfileFacts => ({
  id: p._id,
  version: p.version,
  accountId: p.accountId,
  firstName: p.firstName,
  lastName: p.lastName,
  email: p.email,
  cellPhone: p.cellPhone,
  phoneNumber: p.phoneNumber,
  image: p.image,
  shouldVerify: p.shouldVerify,
  canEditClothingSizes: p.canEditClothingSizes,
  shouldUploadCertificate: p.shouldUploadCertificate,
  certificate: p.certificate,
});
