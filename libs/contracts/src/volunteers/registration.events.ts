import { z } from 'zod';
import { event } from '../events';
import { id } from '../fields';
import { room } from '../live';

/**
 * Facts of a registration that other services keep a copy of; `version` counts its changes.
 * The person's facts come along, and again in a change when they change in the profile.
 */
export const registrationFacts = z.object({
  id,
  version: z.number().int().positive(),
  projectId: id,
  profileId: id,
  onStage: z.boolean(),
  /** Ids of the preferred roles. */
  roles: z.array(z.number().int()),
  auditioning: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  cellPhone: z.string(),
  phoneNumber: z.string(),
  image: z.string().nullable(),
});
export type RegistrationFacts = z.output<typeof registrationFacts>;

interface Where {
  id: number;
  projectId: number;
  profileId: number;
}
const live = (name: string) => ({
  name,
  rooms: (d: Where) => [room.project(d.projectId, 'registrations'), room.profile(d.profileId)],
  payload: ({ id, projectId, profileId }: Where) => ({ id, projectId, profileId }),
});

/** Somebody registered for a project. */
export const registrationCreated = event(
  'volunteers.registration.created.v1',
  registrationFacts,
  live('registration_added'),
);
/** A registration, or its person, changed. */
export const registrationChanged = event(
  'volunteers.registration.changed.v1',
  registrationFacts,
  live('registration_changed'),
);
/** Somebody was signed off. */
export const registrationRemoved = event(
  'volunteers.registration.removed.v1',
  z.object({ id, projectId: id, profileId: id }),
  live('registration_removed'),
);
