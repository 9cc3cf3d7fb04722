import { MESSAGES } from '@stoet/contracts';
import { preferenceRole } from '@stoet/contracts/volunteers/preference-roles';
import { isPartOfTown } from '../lookups/parts-of-town';
import { closeOf, GRACE_MS, modeOf, offers } from '../projects/project.rules';
import type { Project } from '../projects/project.schema';

type Windows = Pick<Project, 'openFrom' | 'closedFrom' | 'closedOffStage'>;
type EditWindows = Windows & Pick<Project, 'editRegistrationClosed' | 'deleteRegistrationClosed'>;

const isFuture = (moment: string, now: Date): boolean => Date.parse(moment) > now.getTime();

/** Whether a volunteer may register for a place now: until 24 hours after it closes (spec/volunteers §4). */
export const mayRegister = (project: Windows, onStage: boolean, now: Date): boolean =>
  offers(modeOf(project, now, GRACE_MS), onStage);

/** Whether a volunteer may sign off now: until `deleteRegistrationClosed`, else until his place closes. */
export const maySignOff = (project: EditWindows, onStage: boolean, now: Date): boolean =>
  isFuture(project.deleteRegistrationClosed ?? closeOf(project, onStage), now);

/** Whether a volunteer may change his registration now: until `editRegistrationClosed`, if any, and until his place closes. */
export const mayEdit = (project: EditWindows, onStage: boolean, now: Date): boolean =>
  (project.editRegistrationClosed === null || isFuture(project.editRegistrationClosed, now)) &&
  isFuture(closeOf(project, onStage), now);

/** Place of a choice of roles: that of the first one. */
export const onStageOf = (roles: readonly number[]): boolean => preferenceRole(roles[0])?.onStage ?? false;

/** What is wrong with a choice of roles; undefined when nothing is. */
export function rolesProblem(
  roles: readonly number[],
  onStage: boolean,
  project: Pick<Project, 'extended'>,
): string | undefined {
  const fits = roles.every((id) => {
    const role = preferenceRole(id);
    return role !== undefined && role.onStage === onStage && (project.extended || !role.forExtended);
  });
  return fits ? undefined : 'Kies enkel rollen van de gekozen plaats';
}

/** What is wrong with a part of town: required for an extended project, and one of the list (spec/volunteers §5). */
export function partOfTownProblem(partOfTown: number | null, project: Pick<Project, 'extended'>): string | undefined {
  if (partOfTown === null) return project.extended ? MESSAGES.empty : undefined;
  return isPartOfTown(partOfTown) ? undefined : 'Ongeldige waarde';
}

/** Leaves out what is not wrong: field → message. */
export const problems = (found: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
