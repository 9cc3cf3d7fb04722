import { z } from 'zod';
import { command, event } from '../events';
import { id } from '../fields';
import { room, SOCKET } from '../live';
import { personFields } from '../gateway/sign-up';

/** Facts of a profile that other services keep a copy of; `version` counts its changes. */
export const profileFacts = z.object({
  id,
  version: z.number().int().positive(),
  accountId: id.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cellPhone: z.string(),
  phoneNumber: z.string(),
  /** Uuid of the picture in the volunteers service. */
  image: z.string().nullable(),
  shouldVerify: z.boolean(),
  canEditClothingSizes: z.boolean(),
  shouldUploadCertificate: z.boolean(),
  certificate: z.string().nullable(),
});
export type ProfileFacts = z.output<typeof profileFacts>;

const { privacy: _agreed, ...person } = personFields;
/** The person of a sign-up: `image` is a JPEG of 200 × 200 as base64, already made safe by the gateway. */
export const newPerson = z.object({ ...person, image: z.string().nullable() });
export type NewPerson = z.output<typeof newPerson>;

/** Make the profile of a new account: a step of the sign-up saga. */
export const createProfile = command(
  'volunteers.profile.create.v1',
  z.object({ sagaId: z.string(), accountId: id, person: newPerson }),
);
/** A profile came to be; `sagaId` when a saga asked for it. */
export const profileCreated = event(
  'volunteers.profile.created.v1',
  profileFacts.extend({ sagaId: z.string().nullable() }),
);
/** A profile's facts changed. */
export const profileChanged = event('volunteers.profile.changed.v1', profileFacts);
/** A profile was deleted: copies go. */
export const profileDeleted = event('volunteers.profile.deleted.v1', z.object({ id, accountId: id.nullable() }));

/** The picture was changed: pages of its account show the new one at once. */
export const profilePictureChanged = event(
  'volunteers.profile.picture.v1',
  z.object({ id, accountId: id.nullable(), image: z.string() }),
  {
    name: SOCKET.userImage,
    rooms: (d) => [room.profile(d.id), ...(d.accountId ? [room.account(d.accountId)] : [])],
    payload: ({ id, image }) => ({ id, image }),
  },
);
/**
 * The PIN with which a profile announces itself at a rehearsal (decisions, "Attendance").
 * Only the production service keeps it; it never travels with other facts.
 */
export const profilePin = event(
  'volunteers.profile.pin.v1',
  z.object({ id, version: z.number().int().positive(), pin: z.string().regex(/^\d{5}$/) }),
);
