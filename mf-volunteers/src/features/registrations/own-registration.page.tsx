import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { useNavigate, useNumberParam } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { RegistrationView } from './registration-view';
import { SignOffButton } from './sign-off-button';

/** /inschrijvingen/:registrationId: one's own registration, to change it or to sign off. */
export default function OwnRegistrationPage() {
  const id = useNumberParam('registrationId');
  return id === undefined ? <NotFound /> : <OwnRegistration id={id} />;
}

function OwnRegistration({ id }: { id: number }) {
  const t = useTexts('volunteers');
  const navigate = useNavigate();
  const { data, error, refetch } = useRoute(registrationRoutes.one, { params: { id } });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  return (
    <div className="vol-page">
      <div className="vol-head">
        <h1>{data.project.name}</h1>
        <div className="vol-head-push">
          <SignOffButton registration={data} own onDone={() => void navigate('/inschrijvingen')} />
        </div>
      </div>
      {!data.mayEdit && <p className="vol-muted">{t('registrations.noEdit')}</p>}
      <RegistrationView registration={data} />
    </div>
  );
}
