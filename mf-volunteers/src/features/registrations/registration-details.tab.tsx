import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Loading } from '@stoet/web-kit/feedback';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { Facts } from '../../look/facts';
import { RegistrationView } from './registration-view';

/** Tab 'Gegevens' of a registration: the person's contact, and what stands in the registration. */
export default function RegistrationDetailsTab({ registrationId }: { registrationId: number }) {
  const t = useTexts('volunteers');
  const { data } = useRoute(registrationRoutes.one, { params: { id: registrationId } });
  if (!data) return <Loading rows={6} title={false} />;
  const { email, phoneNumber, cellPhone, date_of_birth, sex } = data.user;
  const phones = email === undefined ? undefined : [cellPhone, phoneNumber].filter(Boolean).join(' · ');
  return (
    <div className="vol-page">
      {email !== undefined && (
        <section className="vol-block">
          <Facts
            facts={[
              [t('registrations.email'), email && <a href={`mailto:${email}`}>{email}</a>],
              [t('registrations.phone'), phones],
              [t('employees.birth'), formatDate(date_of_birth)],
              [t('registrations.sex'), sex === undefined ? undefined : t(`sex.${sex}`)],
            ]}
          />
        </section>
      )}
      <RegistrationView registration={data} />
    </div>
  );
}
