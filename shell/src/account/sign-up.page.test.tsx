import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import { api, apiError, mock, screen, waitFor } from '@stoet/web-kit/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import SignUpPage from './sign-up.page';

const names = (...list: string[]) => ({ data: list.map((name, index) => ({ id: index + 1, name })) });
const show = async () => {
  window.history.replaceState(null, '', '/account-aanmaken');
  api.use(mock(lookupRoutes.countries, names('België', 'Nederland')), mock(lookupRoutes.shirtSizes, names('S', 'M')));
  render(<SignUpPage />);
  await screen.findByRole('option', { name: 'België' });
  return userEvent.setup();
};
/** Types into a field and leaves it. */
const enter = async (user: UserEvent, label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label, { selector: 'input' });
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.tab();
  return field;
};
const fillAll = async (user: UserEvent) => {
  await enter(user, /^Voornaam/, 'An');
  await enter(user, /^Achternaam/, 'Peeters');
  await enter(user, /^Geboortedatum/, '3/5/1958');
  await enter(user, /^Nationaliteit/, 'Belg');
  await enter(user, /^E-mailadres/, 'an@peeters.be');
  await enter(user, /^Bevestig e-mailadres/, 'an@peeters.be');
  await enter(user, /^G.S.M.-nummer/, '0471 23 45 67');
  await enter(user, /^Straat/, 'Kerkstraat');
  await enter(user, /^Huisnummer/, '3');
  await enter(user, /^Postcode/, '9000');
  await enter(user, /^Gemeente/, 'Gent');
  await enter(user, /^Wachtwoord/, 'geheim1');
  await enter(user, /^Bevestig wachtwoord/, 'geheim1');
  await user.click(screen.getByLabelText('Vrouw'));
  await user.selectOptions(screen.getByLabelText(/^Geboorteland/), 'België');
  await user.selectOptions(screen.getByLabelText(/^T-shirtmaat/), 'M');
  await user.click(screen.getByLabelText(/privacyverklaring/));
};
const submitButton = () => screen.getByRole('button', { name: 'Account aanmaken' });

test.each([
  [/^Voornaam/, '', 'Veld mag niet leeg zijn'],
  [/^Voornaam/, 'A', 'Voornaam is ongeldig'],
  [/^Achternaam/, 'P', 'Achternaam is ongeldig'],
  [/^Nationaliteit/, 'B', 'Nationaliteit is ongeldig'],
  [/^Geboortedatum/, '31/02/1990', 'Geboortedatum is geen geldige datum'],
  [/^Geboortedatum/, '01/01/2999', 'Gelieve een datum te selecteren in het verleden'],
  [/^Geboortedatum/, '01/01/1900', 'Gelieve een datum te kiezen die maximum 100 jaar geleden is'],
  [/^E-mailadres/, 'an@', 'E-mailadres is geen geldig mailadres'],
  [/^Tweede e-mailadres/, 'an', 'Tweede e-mailadres is geen geldig mailadres'],
  [/^Bevestig e-mailadres/, 'an@elders.be', 'E-mailadressen komen niet overeen'],
  [/^G.S.M.-nummer/, '123', 'G.S.M.-nummer is ongeldig'],
  [/^G.S.M.-nummer/, '', 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.'],
  [/^Telefoonnummer/, '123', 'Telefoonnummer is ongeldig'],
  [/^Straat/, '', 'Adres moet ingevuld zijn'],
  [/^Gemeente/, '', 'Adres is niet volledig'],
  [/^Wachtwoord/, 'kort', 'Wachtwoord moet bestaan uit minimum 6 karakters'],
  [/^Bevestig wachtwoord/, 'anders', 'Wachtwoorden komen niet overeen'],
])('%s left with "%s" says "%s"', async (label, text, message) => {
  const user = await show();
  const field = await enter(user, label, text);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toBeInvalid();
});

test('nothing is said before a field is left, and the button says what is missing', async () => {
  await show();
  expect(screen.getByLabelText(/^Voornaam/)).toBeValid();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toHaveAccessibleDescription(
    /^Gelieve de verplichte velden in te vullen \(Voornaam, Achternaam, Geboortedatum, Geslacht, /,
  );
});

test('the button used too early goes to the first wrong field', async () => {
  const user = await show();
  await user.click(submitButton());
  expect(screen.getByLabelText(/^Voornaam/)).toHaveFocus();
});

test('a complete form is sent in the shapes of the contract, and the login page is next', async () => {
  const bodies: unknown[] = [];
  api.use(
    mock(accountRoutes.signUp, ({ body }) => {
      bodies.push(body);
      return { message: 'Bedankt' };
    }),
  );
  const user = await show();
  await fillAll(user);
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  await user.click(submitButton());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(window.history.state).toMatchObject({ notice: 'signedUp' });
  expect(bodies[0]).toMatchObject({
    date_of_birth: '1958-05-03',
    sex: 1,
    origin: 'België',
    privacy: true,
    pictures: false,
  });
  expect(bodies[0]).not.toHaveProperty('pwdConfirmation');
});

test("the server's messages come back on the fields and above the button", async () => {
  api.use(mock(accountRoutes.signUp, apiError('invalid', { fields: { zipCode: 'Adres is niet volledig' } })));
  const user = await show();
  await fillAll(user);
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Gelieve de gemarkeerde velden na te kijken');
  expect(screen.getByLabelText(/^Postcode/)).toHaveAccessibleDescription('Adres is niet volledig');
  expect(screen.getByLabelText(/^Postcode/)).toHaveFocus();
  expect(screen.getByLabelText(/^Voornaam/)).toHaveValue('An');
});

test.each([
  [new File(['x'], 'foto.gif', { type: 'image/gif' }), 'Gelieve een .jpg of .png bestand te selecteren'],
  [new File([new Uint8Array(10_485_761)], 'foto.png', { type: 'image/png' }), 'Het bestand is te groot'],
])('a picture that cannot be used is refused with a reason', async (file, message) => {
  await show();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Foto kiezen', { selector: 'input' }), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
