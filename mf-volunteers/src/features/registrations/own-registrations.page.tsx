import { useTexts } from '@stoet/web-kit/texts';
import { OwnRegistrationList } from './own-registration-list';

/** /inschrijvingen: a participant's own registrations. */
export default function OwnRegistrationsPage() {
  const t = useTexts('volunteers');
  return (
    <div className="vol-page">
      <div className="vol-head">
        <h1>{t('registrations.mine')}</h1>
      </div>
      <OwnRegistrationList />
    </div>
  );
}
