import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes, type Registration } from '@stoet/contracts/volunteers/registration.contract';
import { useChange } from '@stoet/web-kit/api';
import { confirm, ErrorAlert } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { fullName } from './registration.text';

const CHANGED = [registrationRoutes.own, registrationRoutes.list, projectRoutes.list, projectRoutes.one];

/** Signs a person off after asking; says why when it is too late. */
export function SignOffButton({
  registration,
  own,
  onDone,
}: {
  registration: Registration;
  own: boolean;
  onDone: () => void;
}) {
  const t = useTexts('volunteers');
  const signOff = useChange(registrationRoutes.signOff, { onSuccess: onDone, invalidates: CHANGED });
  const names = { name: fullName(registration.user), project: registration.project.name };
  const ask = async () => {
    const yes = await confirm({
      title: t(own ? 'registrations.signOffTitle' : 'registrations.signOffOther', names),
      text: t(own ? 'registrations.signOffText' : 'registrations.signOffTextOther', names),
      okText: t('registrations.signOff'),
      danger: true,
    });
    if (yes) signOff.mutate({ params: { id: registration.id } });
  };
  return (
    <>
      <ErrorAlert error={signOff.error} onClose={signOff.reset} />
      {registration.maySignOff ? (
        <Button danger loading={signOff.isPending} onClick={() => void ask()}>
          {t('registrations.signOff')}
        </Button>
      ) : (
        own && <p className="vol-muted">{t('registrations.noSignOff')}</p>
      )}
    </>
  );
}
