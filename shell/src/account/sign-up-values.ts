import { fieldsOf, MESSAGES } from '@stoet/contracts';
import { signUpForm } from '@stoet/contracts/gateway/sign-up';
import { isoOfTyped } from './date-text';

/** What the form holds, as typed: text, ticks, and the picture as a data URL. */
export const EMPTY = {
  image: '',
  firstName: '',
  lastName: '',
  date_of_birth: '',
  sex: '',
  origin: '',
  nationality: '',
  email: '',
  emailConfirmation: '',
  secondaryEmail: '',
  cellPhone: '',
  phoneNumber: '',
  streetName: '',
  houseNumber: '',
  bus: '',
  zipCode: '',
  cityName: '',
  tShirt: '',
  pwd: '',
  pwdConfirmation: '',
  privacy: false,
  pictures: false,
};
export type SignUpValues = typeof EMPTY;
export type SignUpName = keyof SignUpValues;
export type Problems = Partial<Record<SignUpName, string>>;

/** Needed to register (spec/volunteers §5); of the two phone numbers one is enough. */
export const REQUIRED: readonly SignUpName[] = [
  'firstName',
  'lastName',
  'date_of_birth',
  'sex',
  'origin',
  'nationality',
  'email',
  'emailConfirmation',
  'streetName',
  'houseNumber',
  'zipCode',
  'cityName',
  'tShirt',
  'pwd',
  'pwdConfirmation',
  'privacy',
];

/** An address that is not there has messages of its own. */
const ADDRESS: readonly SignUpName[] = ['streetName', 'houseNumber', 'zipCode', 'cityName'];

/** The form's values in the shapes of the contract. */
const asContract = ({ image, sex, date_of_birth, ...rest }: SignUpValues) => ({
  ...rest,
  date_of_birth: isoOfTyped(date_of_birth),
  sex: sex === '' ? undefined : Number(sex),
  image: image === '' ? null : image,
});

/** Checks the whole form by the contract: field → Dutch message; empty when it can be sent. */
export function problemsOf(values: SignUpValues): Problems {
  const checked = signUpForm.safeParse(asContract(values));
  const problems: Problems = checked.success ? {} : fieldsOf(checked.error);
  for (const name of REQUIRED) if (values[name] === '' && !ADDRESS.includes(name)) problems[name] = MESSAGES.empty;
  return problems;
}

/** What POST /api/signup takes. @throws ZodError while there are problems */
export function signUpBodyOf(values: SignUpValues) {
  const { emailConfirmation: _email, pwdConfirmation: _pwd, ...body } = signUpForm.parse(asContract(values));
  return body;
}
