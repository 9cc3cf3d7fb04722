import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import texts from '../texts/nl/entry.json';

interface FieldProps {
  label: string;
  required?: boolean;
  error?: string;
  hint?: string;
}

/** Label above, what is wrong below, tied together for screen readers. */
export function Field({
  label,
  required,
  error,
  hint,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-required': required,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
interface FieldIds {
  id: string;
  'aria-invalid': boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'required'>;

/** One line of text. */
export const TextField = ({ label, required, error, hint, ...input }: InputProps) => (
  <Field label={label} required={required} error={error} hint={hint}>
    {(ids) => <input type="text" {...input} {...ids} />}
  </Field>
);

/** A password that can be looked at: fewer mistakes on a phone. */
export function PasswordField({ label, required, error, hint, ...input }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => (
        <div className="field-with-button">
          <input {...input} {...ids} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            aria-label={shown ? texts.login.hidePassword : texts.login.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.login.hide : texts.login.show}
          </button>
        </div>
      )}
    </Field>
  );
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required'> & { options: readonly { value: string; label: string }[]; choose: string };

/** A choice from a list, with the device's own list: the best one on a phone. */
export const SelectField = ({ label, required, error, hint, options, choose, ...select }: SelectProps) => (
  <Field label={label} required={required} error={error} hint={hint}>
    {(ids) => (
      <select {...select} {...ids}>
        <option value="">{choose}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
