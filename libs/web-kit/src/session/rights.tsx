import type { Level, RightKey } from '@stoet/contracts';
import type { ReactNode } from 'react';
import { mayUse } from './levels';
import { useSession } from './session';

/** One right, or any of several. */
export type Need = RightKey | readonly RightKey[];

/** Whether the right is held, globally or in the given project. Follows changes of the rights at once. */
export function useCan(right: Need | undefined, projectId?: number | 'anywhere'): boolean {
  return mayUse(useSession().account, right, projectId);
}

/** Level of the account; undefined when nobody is logged in. */
export const useLevel = (): Level | undefined => useSession().account?.level;

/** Shows its content to who holds the right (globally or in `project`), else the fallback. */
export function Can(props: {
  right: Need | undefined;
  project?: number | 'anywhere';
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return <>{useCan(props.right, props.project) ? props.children : (props.fallback ?? null)}</>;
}
