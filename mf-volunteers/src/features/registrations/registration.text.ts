import type { RegistrationRow } from '@stoet/contracts/volunteers/registration.contract';
import { useTexts } from '@stoet/web-kit/texts';

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** 'Op het podium' or 'Achter de schermen'. */
export function useLocationName(): (registration: Pick<RegistrationRow, 'location'>) => string {
  const t = useTexts('volunteers');
  return ({ location }) => t(location === 1 ? 'onStage' : 'offStage');
}
