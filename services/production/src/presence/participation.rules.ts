import type { Member } from '../members/member.schema';
import type { Repetition } from '../repetitions/repetition.schema';

/** Who is registered in a project and where they play. */
export interface Casting {
  readonly registered: readonly { profileId: number; onStage: boolean }[];
  readonly roles: readonly { _id: number; users: readonly Member[] }[];
  readonly groups: readonly { _id: number; users: readonly Member[] }[];
  readonly scenes: readonly { _id: number; roleIds: readonly number[]; groupIds: readonly number[] }[];
}
export type Choice = Pick<Repetition, 'all' | 'cast' | 'sceneIds' | 'groupIds' | 'roleIds' | 'profileIds'>;

/**
 * Who is expected at a repetition: everybody on stage, or who is chosen in person, in a role, in a group or in a scene.
 * Only who is registered; of roles and groups only the asked cast and who belongs to no cast.
 * @returns profile → whether he is expected in a role of his own
 */
export function expectedAt(choice: Choice, casting: Casting): Map<number, boolean> {
  const scenes = casting.scenes.filter((s) => choice.all || choice.sceneIds.includes(s._id));
  const wanted = (chosen: readonly number[], inScene: 'roleIds' | 'groupIds') =>
    new Set([...chosen, ...scenes.flatMap((s) => s[inScene])]);
  const peopleIn = (records: Casting['roles'], ids: Set<number>) =>
    new Set(
      records
        .filter((r) => choice.all || ids.has(r._id))
        .flatMap((r) => r.users)
        .filter((u) => choice.all || choice.cast === null || u.castId === null || u.castId === choice.cast)
        .map((u) => u.userId),
    );
  const inRole = peopleIn(casting.roles, wanted(choice.roleIds, 'roleIds'));
  const inGroup = peopleIn(casting.groups, wanted(choice.groupIds, 'groupIds'));
  const chosen = new Set(choice.profileIds);
  const isExpected = ({ profileId, onStage }: Casting['registered'][number]) =>
    choice.all ? onStage : chosen.has(profileId) || inRole.has(profileId) || inGroup.has(profileId);
  return new Map(casting.registered.filter(isExpected).map(({ profileId }) => [profileId, inRole.has(profileId)]));
}
