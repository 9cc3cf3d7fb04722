import { profileRoutes, type Profile } from '@stoet/contracts/volunteers/profile.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Portrait } from '@stoet/web-kit/picture';
import { formatDate, useTexts } from '@stoet/web-kit/texts';
import { Facts } from '../../look/facts';
import { PictureButton } from './picture-button';
import { SizesBlock } from './sizes-block';

/** A profile in blocks; what the reader may not see is left out. */
export function ProfileView({ profile, own }: { profile: Profile; own: boolean }) {
  const t = useTexts('volunteers');
  const { id, sizes, owner_remarks, settings } = profile;
  return (
    <div className="vol-page">
      <div className="vol-head">
        <span className="vol-person">
          <Portrait person={profile} size={96} />
          <span>
            <h1>{`${profile.firstName} ${profile.lastName}`}</h1>
            <p className="vol-muted">
              {t('profile.memberSince')} {formatDate(profile.creationDt)}
            </p>
          </span>
        </span>
        {own && (
          <div className="vol-head-push">
            <PictureButton profileId={id} />
          </div>
        )}
      </div>
      {settings.pin !== undefined && (
        <section className="vol-block">
          <h2>{t('profile.pin')}</h2>
          <p className="vol-pin">{settings.pin}</p>
          {own && <p className="vol-muted">{t('profile.pinHelp')}</p>}
        </section>
      )}
      <FactBlocks profile={profile} />
      {sizes && <SizesBlock profileId={id} />}
      {owner_remarks !== undefined && (
        <section className="vol-block">
          <h2>{t('profile.remarks')}</h2>
          <Facts facts={[[t('registrations.remarks'), owner_remarks]]} />
        </section>
      )}
      {own && <LinkedProfiles profileId={id} />}
    </div>
  );
}

function FactBlocks({ profile }: { profile: Profile }) {
  const t = useTexts('volunteers');
  const { pictures } = profile.settings;
  const blocks = [
    {
      title: t('profile.personal'),
      facts: [
        [t('profile.birth'), profile.date_of_birth && formatDate(profile.date_of_birth)],
        [t('profile.sex'), profile.sex === undefined ? undefined : t(`sex.${profile.sex}`)],
        [t('profile.nationality'), profile.nationality],
        [t('profile.origin'), profile.origin],
      ],
    },
    {
      title: t('profile.contact'),
      facts: [
        [t('profile.cell'), profile.cellPhone],
        [t('profile.phone'), profile.phoneNumber],
        [t('profile.email'), profile.email],
        [t('profile.secondaryEmail'), profile.secondaryEmail],
        [t('profile.address'), addressOf(profile)],
      ],
    },
    {
      title: t('profile.other'),
      facts: [[t('profile.pictures'), pictures === undefined ? undefined : t(pictures ? 'yes' : 'no')]],
    },
  ] as const;
  return blocks
    .filter(({ facts }) => facts.some(([, value]) => value !== undefined))
    .map(({ title, facts }) => (
      <section key={title} className="vol-block">
        <h2>{title}</h2>
        <Facts facts={facts} />
      </section>
    ));
}

function addressOf({ streetName, houseNumber, bus, zipCode, cityName }: Profile): string | undefined {
  if (streetName === undefined) return undefined;
  return `${streetName} ${houseNumber}${bus ? ` bus ${bus}` : ''}\n${zipCode} ${cityName}`;
}

function LinkedProfiles({ profileId }: { profileId: number }) {
  const t = useTexts('volunteers');
  const { data } = useRoute(profileRoutes.linked, { params: { id: profileId } });
  const others = data?.data.filter(({ id }) => id !== profileId) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="vol-block">
      <h2>{t('profile.linked')}</h2>
      <p>{others.map((other) => `${other.firstName} ${other.lastName}`).join(', ')}</p>
    </section>
  );
}
