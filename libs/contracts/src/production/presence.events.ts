import { z } from 'zod';
import { event } from '../events';
import { id } from '../fields';
import { room } from '../live';

/** Attendance of one person at one repetition changed: announced, cancelled, marked, or confirmed by PIN. */
export const presenceChanged = event(
  'production.repetition.presence.v1',
  z.object({
    repetitionId: id,
    projectId: id,
    profileId: id,
    present: z.boolean(),
    markedPresent: z.boolean(),
    reason: z.string(),
  }),
  {
    name: 'repetition_presence',
    rooms: (d) => [room.project(d.projectId, 'repetitions'), room.profile(d.profileId)],
  },
);

/** Other people are expected at some repetitions than before. */
export const participantsChanged = event(
  'production.repetition.participants.v1',
  z.object({ projectId: id, repetitionIds: z.array(id), profileIds: z.array(id) }),
  {
    name: 'repetition_participants',
    rooms: (d) => [room.project(d.projectId, 'repetitions'), ...d.profileIds.map(room.profile)],
    payload: ({ projectId, repetitionIds }) => ({ projectId, repetitionIds }),
  },
);
