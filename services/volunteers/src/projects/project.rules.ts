import type { ProjectFields, RegistrationMode } from '@stoet/contracts/volunteers/project.contract';

/** The registration form stays open this long after both close dates (spec/volunteers §9): hours that pass, not hours on a clock. */
export const GRACE_MS = 24 * 3600_000;

type Windows = Pick<ProjectFields, 'openFrom' | 'closedFrom' | 'closedOffStage'>;

const isAfter = (moment: string, at: number): boolean => Date.parse(moment) > at;

/** The date that closes registration for a place. */
export const closeOf = (project: Windows, onStage: boolean): string =>
  onStage ? project.closedFrom : project.closedOffStage;

/** What can be registered for at `now`; `grace` (ms) lengthens both closing dates. */
export function modeOf(project: Windows, now: Date, grace = 0): RegistrationMode | null {
  if (isAfter(project.openFrom, now.getTime())) return null;
  const at = now.getTime() - grace;
  const [on, off] = [isAfter(project.closedFrom, at), isAfter(project.closedOffStage, at)];
  if (on && off) return 'both';
  if (on) return 'on';
  return off ? 'off' : null;
}

/** Inactive once both closing dates are more than a day past (spec/volunteers §4). */
export function isInactive(project: Windows, now: Date): boolean {
  const at = now.getTime() - GRACE_MS;
  return !isAfter(project.closedFrom, at) && !isAfter(project.closedOffStage, at);
}

/** Whether a place is offered by a mode. */
export const offers = (mode: RegistrationMode | null, onStage: boolean): boolean =>
  mode === 'both' || mode === (onStage ? 'on' : 'off');
