import { registrationRoutes, type Registration } from '@stoet/contracts/volunteers/registration.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Portrait } from '@stoet/web-kit/picture';
import { SlotContent, useSlot } from '@stoet/web-kit/remote';
import { Link, Navigate, useLocation, useNavigate, useNumberParam, useRoutes } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { Tabs } from 'antd';
import { fullName } from './registration.text';
import { SignOffButton } from './sign-off-button';

/** One registration of a project for the staff, with the tabs of the slot `registration-tabs`. */
export function ProjectRegistration({ projectId }: { projectId: number }) {
  const id = useNumberParam('registrationId');
  const { data, error, refetch } = useRoute(
    registrationRoutes.one,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  );
  if (id === undefined || (data && data.projectId !== projectId)) return <NotFound part />;
  if (error) return <Failed part error={error} onRetry={() => void refetch()} />;
  return data ? <WithRegistration registration={data} /> : <Loading rows={6} />;
}

function WithRegistration({ registration }: { registration: Registration }) {
  const t = useTexts('volunteers');
  const navigate = useNavigate();
  const list = `/projecten/${registration.projectId}/inschrijvingen`;
  return (
    <div className="vol-page">
      <Link to={list}>{t('registrations.back')}</Link>
      <div className="vol-head">
        <span className="vol-person">
          <Portrait person={registration.user} size={64} />
          <h2>{fullName(registration.user)}</h2>
        </span>
        <div className="vol-head-push">
          <SignOffButton registration={registration} own={false} onDone={() => void navigate(list)} />
        </div>
      </div>
      <RegistrationTabs registration={registration} base={`${list}/${registration.id}`} />
    </div>
  );
}

function RegistrationTabs({ registration, base }: { registration: Registration; base: string }) {
  const t = useTexts('volunteers');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const context = { projectId: registration.projectId, registrationId: registration.id };
  const tabs = useSlot('registration-tabs', context);
  const content = useRoutes([
    ...tabs.map((entry) => ({ path: `${entry.path}/*`, element: <SlotContent entry={entry} context={context} /> })),
    { index: true, element: <Navigate to={`${base}/gegevens`} replace /> },
    { path: '*', element: <NotFound part /> },
  ]);
  const active = tabs.find(({ path }) => pathname.startsWith(`${base}/${path}`));
  return (
    <>
      {tabs.length > 1 && (
        <nav aria-label={t('frame.tabs', { name: fullName(registration.user) })}>
          <Tabs
            activeKey={active?.id}
            items={tabs.map(({ id, label }) => ({ key: id, label: t(label ?? id) }))}
            onChange={(id) => void navigate(`${base}/${tabs.find((tab) => tab.id === id)?.path}`)}
          />
        </nav>
      )}
      {content}
    </>
  );
}
