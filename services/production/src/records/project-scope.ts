import { DomainError, type Caller, type RightKey } from '@stoet/contracts';

/** Scope of a list under a project. @throws DomainError 'forbidden' without the right there. */
export function inProject(caller: Caller, right: RightKey, projectId: number): { projectId: number } {
  if (!caller.can(right, projectId)) throw new DomainError('forbidden');
  return { projectId };
}
