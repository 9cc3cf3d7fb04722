import type { Project } from '@stoet/contracts/volunteers/project.contract';
import { formatDateTime, useTexts } from '@stoet/web-kit/texts';
import { Facts } from '../../look/facts';

const DATES = [
  'openFrom',
  'closedFrom',
  'closedOffStage',
  'editRegistrationClosed',
  'deleteRegistrationClosed',
  'rolesOpen',
  'rolesClosed',
  'projectClosed',
] as const;

/** The dates of a project. Those that were not chosen are left out. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useTexts('volunteers');
  return <Facts facts={DATES.map((name) => [t(`projects.${name}`), dateOf(project[name])])} />;
}

const dateOf = (moment: string | null) => (moment === null ? undefined : formatDateTime(moment));
