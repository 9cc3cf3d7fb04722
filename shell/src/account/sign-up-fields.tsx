import { useId } from 'react';
import { PasswordField, SelectField, TextField } from '../entry/fields';
import texts from '../texts/nl/account.json';
import type { Choices } from './use-choices';
import type { SignUp } from './use-sign-up';

interface Part {
  signUp: SignUp;
}
const words = texts.signUp;

export const PersonalFields = ({ signUp: { field, ...signUp }, countries }: Part & Pick<Choices, 'countries'>) => (
  <>
    <h2>{words.personal}</h2>
    <div className="field-grid">
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('date_of_birth')} placeholder={words.dateHint} inputMode="numeric" autoComplete="bday" />
      <SexField signUp={{ field, ...signUp }} />
      <SelectField {...field('origin')} options={countries} choose={texts.choose} autoComplete="country-name" />
      <TextField {...field('nationality')} />
    </div>
  </>
);

function SexField({ signUp: { values, set, touch, shown } }: Part) {
  const id = useId();
  const error = shown('sex');
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}-error`}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && touch('sex')}
    >
      <span id={id} className="field-label">
        {texts.label.sex}
        <span aria-hidden="true"> *</span>
      </span>
      <div className="choices">
        {texts.sex.map((name, value) => (
          <label key={name} className="tick">
            <input
              type="radio"
              name="sex"
              value={value}
              checked={values.sex === String(value)}
              onChange={() => set('sex', String(value))}
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export const ContactFields = ({ signUp: { field } }: Part) => (
  <>
    <h2>{words.contact}</h2>
    <div className="field-grid">
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('emailConfirmation')} type="email" autoComplete="email" />
      <TextField {...field('cellPhone')} type="tel" autoComplete="tel" hint={texts.hint.phones} />
      <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
      <TextField {...field('secondaryEmail')} type="email" autoComplete="off" />
    </div>
  </>
);

export const AddressFields = ({ signUp: { field } }: Part) => (
  <>
    <h2>{words.address}</h2>
    <div className="field-grid">
      <div>
        <TextField {...field('streetName')} autoComplete="address-line1" />
      </div>
      <div className="field-grid">
        <TextField {...field('houseNumber')} autoComplete="off" />
        <TextField {...field('bus')} autoComplete="off" />
      </div>
      <TextField {...field('zipCode')} inputMode="numeric" autoComplete="postal-code" />
      <TextField {...field('cityName')} autoComplete="address-level2" />
    </div>
  </>
);

export const ClothingFields = ({ signUp: { field }, shirtSizes }: Part & Pick<Choices, 'shirtSizes'>) => (
  <>
    <h2>{words.clothing}</h2>
    <div className="field-grid">
      <SelectField {...field('tShirt')} options={shirtSizes} choose={texts.choose} />
    </div>
  </>
);

export const PasswordFields = ({ signUp: { field } }: Part) => (
  <>
    <h2>{words.password}</h2>
    <div className="field-grid">
      <PasswordField {...field('pwd')} autoComplete="new-password" hint={texts.hint.pwd} />
      <PasswordField {...field('pwdConfirmation')} autoComplete="new-password" />
    </div>
  </>
);

export function ConsentFields({ signUp: { values, set, touch, shown } }: Part) {
  const id = useId();
  const error = shown('privacy');
  return (
    <>
      <h2>{words.consent}</h2>
      <div className="field">
        <label className="tick">
          <input
            type="checkbox"
            name="privacy"
            checked={values.privacy}
            aria-required
            aria-invalid={Boolean(error)}
            aria-describedby={error && id}
            onChange={(event) => set('privacy', event.target.checked)}
            onBlur={() => touch('privacy')}
          />
          <span>
            {texts.label.privacy}
            <span aria-hidden="true"> *</span>
          </span>
        </label>
        {error && (
          <p id={id} className="field-error">
            {error}
          </p>
        )}
      </div>
      <div className="field">
        <label className="tick">
          <input
            type="checkbox"
            name="pictures"
            checked={values.pictures}
            onChange={(event) => set('pictures', event.target.checked)}
          />
          {texts.label.pictures}
        </label>
      </div>
    </>
  );
}
