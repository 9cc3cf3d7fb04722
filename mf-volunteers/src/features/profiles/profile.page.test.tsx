import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { profileRoutes, sizesRoutes, type Profile } from '@stoet/contracts/volunteers/profile.contract';
import { accountOf, fireEvent, mock, renderPage, screen } from '@stoet/web-kit/testing';
import { INFO, listOf, lookups, someSizes } from '../../testing';
import EmployeeListPage from './employee-list.page';
import ProfilePage from './profile.page';

const profile: Profile = {
  id: 11,
  firstName: 'An',
  lastName: 'Peeters',
  image: null,
  creationDt: '2026-01-01T00:00:00.000Z',
  date_of_birth: '1986-09-21',
  sex: 1,
  sizes: someSizes(),
  settings: { pictures: false, pin: '04711' },
  certificate: null,
};
const show = (...more: ReturnType<typeof mock>[]) =>
  renderPage(<ProfilePage />, {
    account: accountOf(0),
    route: '/profiel',
    handlers: [
      mock(profileRoutes.one, profile),
      mock(profileRoutes.linked, { data: [profile, { ...profile, id: 12, firstName: 'Lotte' }] }),
      mock(sizesRoutes.read, someSizes()),
      ...lookups,
      ...more,
    ],
  });

it('shows its owner the PIN and leaves out what is not known of him', async () => {
  show();
  expect(await screen.findByText('04711')).toBeVisible();
  expect(screen.getByText('21/09/1986')).toBeVisible();
  expect(screen.queryByText('Contact en adres')).toBeNull();
  expect(await screen.findByText('Lotte Peeters')).toBeVisible();
});

it('saves sizes, and never sends what only level 1 may set', async () => {
  let sent: unknown;
  const { user } = show(
    mock(sizesRoutes.update, (call) => {
      sent = call.body;
      return { message: 'Kleding-maten werden succesvol gewijzigd' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Maten wijzigen' }));
  await user.type(await screen.findByLabelText('Lengte'), '171');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Kleding-maten werden succesvol gewijzigd')).toBeVisible();
  expect(sent).toMatchObject({ id: 11, shirtSize: 'M', height: 171 });
  expect(sent).not.toHaveProperty('clothingFrozen');
});

it('says why sizes cannot be changed, and whom to ask', async () => {
  show(mock(sizesRoutes.read, someSizes({ editable: false })), mock(settingsRoutes.info, INFO));
  expect(await screen.findByText('Voorlopig kan je geen kleding-maten aanpassen')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'kledij@stoet.test' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Maten wijzigen' })).toBeNull();
});

it('refuses a picture of another kind, or one that is too large, before sending it', async () => {
  show();
  const input = await screen.findByLabelText('Foto wijzigen', { selector: 'input' });
  // a browser lets one choose any file, whatever the field accepts
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Gelieve een .jpg of .png bestand te selecteren')).toBeVisible();
  choose(new File([new Uint8Array(10_485_761)], 'ik.png', { type: 'image/png' }));
  expect(await screen.findByText(/Het bestand is te groot/)).toBeVisible();
});

it('lists people with only the columns and filters that the reader has a right to', async () => {
  const { id, firstName, lastName, image, creationDt } = profile;
  renderPage(<EmployeeListPage />, {
    account: accountOf(2),
    route: '/medewerkers',
    handlers: [mock(profileRoutes.list, listOf({ id, firstName, lastName, image, creationDt }))],
  });
  expect(await screen.findByRole('link', { name: /Peeters An/ })).toHaveAttribute('href', '/medewerker/11/overzicht');
  expect(screen.queryByRole('columnheader', { name: 'E-mailadres' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Geslacht' })).toBeNull();
});
