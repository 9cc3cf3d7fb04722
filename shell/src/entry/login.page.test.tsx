import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { accountOf, api, apiError, mock, screen, waitFor } from '@stoet/web-kit/testing';
import { credentials } from '@stoet/web-kit/credentials';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPage } from './login.page';

const show = (address = '/') => {
  window.history.replaceState(null, '', address);
  render(<LoginPage />);
  return userEvent.setup();
};
const fill = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
  await user.type(screen.getByLabelText('E-mailadres'), 'an.peeters@stoet.test');
  await user.type(screen.getByLabelText('Wachtwoord'), password);
};
const signedIn = { ...accountOf(0), token: 'token-of-an', expiresAt: '2030-01-01T00:00:00Z' };

test('keeps the token for this tab, or on the device when asked to remember', async () => {
  const bodies: unknown[] = [];
  api.use(
    mock(accountRoutes.login, ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  const user = show();
  await fill(user, 'stoet-demo');
  await user.click(screen.getByLabelText('Onthoud mij'));
  await user.click(screen.getByRole('button', { name: 'Aanmelden' }));
  await waitFor(() => expect(credentials.token()).toBe('token-of-an'));
  expect(credentials.remembered()).toBe(true);
  expect(bodies).toEqual([{ email: 'an.peeters@stoet.test', password: 'stoet-demo', remember: true }]);
});

test("shows the server's message until it is dismissed, and keeps what was typed", async () => {
  api.use(mock(accountRoutes.login, apiError('unauthenticated', { message: 'E-mailadres of wachtwoord is onjuist' })));
  const user = show();
  await fill(user, 'fout');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mailadres of wachtwoord is onjuist');
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('an.peeters@stoet.test');
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('fout');
  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks for what is empty and goes there, without a call', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Aanmelden' }));
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Veld mag niet leeg zijn');
});

test.each([
  ['/?emailConfirmed=true', 'Bedankt om je e-mailadres te bevestigen. Je kan nu aanmelden.'],
  ['/?unsubscribed=true', 'Je bent uitgeschreven voor alle mails.'],
])('%s is answered with a message', (address, message) => {
  show(address);
  expect(screen.getByRole('status')).toHaveTextContent(message);
});
