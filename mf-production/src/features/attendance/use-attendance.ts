import type { AnswerOf, DataOf } from '@stoet/contracts';
import { room } from '@stoet/contracts';
import { attendanceState, type AttendanceState } from '@stoet/contracts/production/attendance';
import type { presenceChanged } from '@stoet/contracts/production/presence.events';
import { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { keyOf, useQueryClient, useRoute } from '@stoet/web-kit/api';
import { useLive, useRoom } from '@stoet/web-kit/live';
import { useCallback, useMemo, useState } from 'react';
import { useNow } from '../live/use-now';
import { useReconnect } from '../live/use-refresh';

type Answer = AnswerOf<typeof presenceRoutes.list>;
export type Repetition = Answer['repetition'];
export type Person = Answer['data'][number] & { state: AttendanceState };
type PresenceData = DataOf<typeof presenceChanged>;

/** The attendance list, kept by live events and the server's clock. `heard`: the last change that came in live. */
export function useAttendance(id: number) {
  const request = { params: { id } };
  const result = useRoute(presenceRoutes.list, request);
  const { data, dataUpdatedAt, refetch } = result;
  const now = useNow(data?.now, useAnsweredAt(data?.now, dataUpdatedAt));
  const heard = useLivePresence(id, data?.repetition.projectId, () => void refetch());
  const people = useMemo<Person[]>(() => {
    if (!data) return [];
    return data.data.map((entry) => ({ ...entry, state: attendanceState(entry, data.repetition, now) }));
    // states change by the clock too; seconds are fine enough
  }, [data, now]);
  return { result, repetition: data?.repetition, people, now, heard };
}

/** When the answer with this clock came: later changes of the cached answer are not the server's. */
function useAnsweredAt(serverNow: string | undefined, updatedAt: number): number {
  const [first, setFirst] = useState({ serverNow, updatedAt });
  if (first.serverNow === serverNow) return first.updatedAt;
  setFirst({ serverNow, updatedAt });
  return updatedAt;
}

function useLivePresence(id: number, projectId: number | undefined, refetch: () => void): PresenceData | undefined {
  const client = useQueryClient();
  const [heard, setHeard] = useState<PresenceData>();
  useRoom(projectId === undefined ? undefined : room.project(projectId, 'repetitions'));
  useLive<PresenceData>('repetition_presence', (change) => {
    if (change.repetitionId !== id) return;
    setHeard(change);
    const { present, markedPresent, reason } = change;
    client.setQueryData<Answer>(
      keyOf(presenceRoutes.list, { params: { id } }),
      (before) =>
        before && {
          ...before,
          data: before.data.map((p) => (p.id === change.profileId ? { ...p, present, markedPresent, reason } : p)),
        },
    );
  });
  useLive<{ repetitionIds: number[] }>('repetition_participants', ({ repetitionIds }) => {
    if (repetitionIds.includes(id)) refetch();
  });
  useLive<{ id: number }>('repetitions_changed', (changed) => {
    if (changed.id === id) refetch();
  });
  useReconnect(useCallback(refetch, [refetch]));
  return heard;
}
