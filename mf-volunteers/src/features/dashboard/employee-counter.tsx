import { profileRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';

/** How many people have a profile. */
export default function EmployeeCounter() {
  const t = useTexts('volunteers');
  return (
    <Counter
      label={t('counters.employees')}
      to="/medewerkers"
      result={useRoute(profileRoutes.list, { query: { items: 1 } })}
    />
  );
}
