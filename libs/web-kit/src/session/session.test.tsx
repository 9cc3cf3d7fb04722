import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { credentials } from '../api';
import { accountOf, act, api, apiError, mock, renderPage, screen, waitFor } from '../testing';
import { Can, useSession } from '.';

function Who() {
  const { account, status, login, logout, switchProfile } = useSession();
  return (
    <>
      <p>{account ? `${status}: ${account.firstName}` : status}</p>
      <button onClick={() => void login({ email: 'an@stoet.test', password: 'geheim', remember: true })}>in</button>
      <button onClick={() => void logout()}>uit</button>
      <button onClick={() => void switchProfile(12)}>wissel</button>
      <Can right="articles.create" project={3} fallback="mag niet">
        mag
      </Can>
    </>
  );
}
const expiresAt = '2027-01-01T00:00:00Z';

it('is unknown until the server has answered, then in', async () => {
  renderPage(<Who />, { account: accountOf(1) });
  expect(screen.getByText('unknown')).toBeVisible();
  expect(await screen.findByText('in: An')).toBeVisible();
});

it('logs in and remembers, and logs out to the start page', async () => {
  const answer = { ...accountOf(2), token: 'fresh', expiresAt };
  const { user, address } = renderPage(<Who />, {
    route: '/projecten',
    handlers: [mock(accountRoutes.login, answer), mock(accountRoutes.logout, { message: 'Tot ziens' })],
  });
  await user.click(screen.getByText('in'));
  expect(await screen.findByText('in: An')).toBeVisible();
  expect(localStorage.getItem('stoet.session')).toBe('fresh');
  await user.click(screen.getByText('uit'));
  expect(await screen.findByText('out')).toBeVisible();
  expect(address()).toBe('/');
  expect(credentials.token()).toBeUndefined();
});

it('drops a session that the server does not know any more, and stays where it was', async () => {
  credentials.set('dead', true);
  const { address } = renderPage(<Who />, {
    route: '/projecten',
    handlers: [mock(accountRoutes.me, apiError('unauthenticated'))],
  });
  expect(await screen.findByText('out')).toBeVisible();
  expect(localStorage.getItem('stoet.session')).toBeNull();
  expect(address()).toBe('/projecten');
});

it('keeps the token when the server is only away', async () => {
  credentials.set('alive', true);
  renderPage(<Who />, { handlers: [mock(accountRoutes.me, apiError('unavailable'))] });
  await waitFor(() => expect(screen.getByText('unknown')).toBeVisible());
  expect(credentials.token()).toBe('alive');
});

it('follows a pushed logout', async () => {
  const { live, address } = renderPage(<Who />, { account: accountOf(0), route: '/profiel' });
  await screen.findByText('in: An');
  act(() => live.emit('logout'));
  expect(await screen.findByText('out')).toBeVisible();
  expect(address()).toBe('/');
});

it('goes on as another profile', async () => {
  const other = { ...accountOf(0, [], { id: 12, firstName: 'Bo' }), token: 'other', expiresAt };
  const { user } = renderPage(<Who />, { account: accountOf(0), handlers: [mock(accountRoutes.switchProfile, other)] });
  await screen.findByText('in: An');
  await user.click(screen.getByText('wissel'));
  expect(await screen.findByText('in: Bo')).toBeVisible();
  expect(credentials.token()).toBe('other');
});

it('shows by right, and follows a change of rights at once', async () => {
  const { live } = renderPage(<Who />, { account: accountOf(0) });
  expect(await screen.findByText(/mag niet/)).toBeVisible();
  api.use(mock(accountRoutes.me, accountOf(0, ['articles.create'])));
  act(() => live.emit('rights_changed'));
  await waitFor(() => expect(screen.queryByText(/mag niet/)).not.toBeInTheDocument());
});

it('counts a right that holds in that project only', async () => {
  const rights = { global: [], projects: { 3: ['articles.create'] }, flags: {} };
  renderPage(<Who />, { account: accountOf(0, [], { rights }) });
  await screen.findByText('in: An');
  expect(screen.queryByText(/mag niet/)).not.toBeInTheDocument();
});

it('shows a new picture at once, of this profile only', async () => {
  const Picture = () => <p>foto: {useSession().account?.image ?? 'geen'}</p>;
  const { live } = renderPage(<Picture />, { account: accountOf(0) });
  await waitFor(() => expect(live.state()).toBe('connected'));
  act(() => live.emit('USER_IMAGE', { id: 99, image: 'van-een-ander' }));
  act(() => live.emit('USER_IMAGE', { id: 11, image: 'nieuw' }));
  expect(await screen.findByText('foto: nieuw')).toBeVisible();
});
