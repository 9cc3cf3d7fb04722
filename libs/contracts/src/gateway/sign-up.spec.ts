import { fieldsOf } from '../errors';
import { signUpBody, signUpForm } from './sign-up';

const valid = {
  firstName: 'An',
  lastName: 'Peeters',
  date_of_birth: '1990-04-01',
  nationality: 'Belg',
  origin: 'België',
  sex: 1 as const,
  phoneNumber: '',
  cellPhone: '0470 12 34 56',
  email: 'An@Stoet.test',
  secondaryEmail: '',
  tShirt: 'M',
  streetName: 'Markt',
  houseNumber: '1',
  bus: '',
  zipCode: '2300',
  cityName: 'Turnhout',
  privacy: true as const,
  pictures: false,
  pwd: 'geheim',
};
const wrong = (change: object) => fieldsOf(signUpBody.safeParse({ ...valid, ...change }).error!);

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-06-15T10:00:00Z') }));
afterAll(() => jest.useRealTimers());

it('takes what is complete, with the address in small letters', () => {
  expect(signUpBody.parse(valid)).toMatchObject({ email: 'an@stoet.test', cellPhone: '0470 12 34 56' });
});

it.each([
  ['firstName', 'A', 'Voornaam is ongeldig'],
  ['lastName', '', 'Achternaam is ongeldig'],
  ['nationality', 'B', 'Nationaliteit is ongeldig'],
  ['date_of_birth', '2000-13-01', 'Geboortedatum is geen geldige datum'],
  ['date_of_birth', '2026-06-16', 'Gelieve een datum te selecteren in het verleden'],
  ['date_of_birth', '1926-06-14', 'Gelieve een datum te kiezen die maximum 100 jaar geleden is'],
  ['phoneNumber', '1234', 'Telefoonnummer is ongeldig'],
  ['cellPhone', '014 12 34 56', 'G.S.M.-nummer is ongeldig'],
  ['email', 'a@b.c', 'E-mailadres is geen geldig mailadres'],
  ['secondaryEmail', 'geen adres', 'Tweede e-mailadres is geen geldig mailadres'],
  ['pwd', '12345', 'Wachtwoord moet bestaan uit minimum 6 karakters'],
  ['streetName', '', 'Adres moet ingevuld zijn'],
  ['cityName', '', 'Adres is niet volledig'],
])('%s %j: %s', (field, value, message) => {
  expect(wrong({ [field]: value })).toEqual({ [field]: message });
});

it('takes a birth date of exactly 100 years ago, and of today', () => {
  for (const date_of_birth of ['1926-06-15', '2026-06-15'])
    expect(signUpBody.safeParse({ ...valid, date_of_birth }).success).toBe(true);
});

it('wants a phone or a cell', () => {
  expect(wrong({ cellPhone: '' })).toEqual({ cellPhone: 'Telefoonnummer of G.S.M.-nummer moet ingevuld zijn.' });
  expect(signUpBody.safeParse({ ...valid, cellPhone: '', phoneNumber: '014 12 34 56' }).success).toBe(true);
});

it('wants both confirmations equal', () => {
  const form = { ...valid, emailConfirmation: 'ander@stoet.test', pwdConfirmation: 'anders' };
  expect(fieldsOf(signUpForm.safeParse(form).error!)).toEqual({
    emailConfirmation: 'E-mailadressen komen niet overeen',
    pwdConfirmation: 'Wachtwoorden komen niet overeen',
  });
});
