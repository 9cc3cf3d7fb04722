import { Checkbox, Input, Radio, Select } from 'antd';
import { lazy, Suspense } from 'react';
import type { SelectOption, SelectOptions } from '../list/list-types';
import { useOptions } from '../list/options';
import { useTexts } from '../texts';
import { Field, type FieldProps } from './field';
import { useFormSchema } from './form-context';
import { MomentInput } from './moment-input';
import { NumberInput } from './number-input';
import { TimeInput } from './time-input';

const DayInput = lazy(() => import('./day-input'));

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  autoFocus?: boolean;
}

/** One line of text. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  maxLength,
  placeholder,
  autoFocus,
  ...field
}: TextProps) {
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Field {...field}>
      <Control {...{ type, autoComplete, maxLength, placeholder, autoFocus }} disabled={field.disabled} />
    </Field>
  );
}

/** Several lines; Enter makes a new line. */
export const TextAreaField = ({
  rows = 4,
  maxLength,
  ...field
}: FieldProps & { rows?: number; maxLength?: number }) => (
  <Field {...field}>
    <Input.TextArea rows={rows} maxLength={maxLength} disabled={field.disabled} />
  </Field>
);

/** An emptied field holds what the contract takes for nothing. */
const useEmptyValue = (name: string) => {
  const empty = useFormSchema().emptyValue(name);
  return (value: unknown) => value ?? empty;
};

/** A number; comma and dot both work. `plain`: it names something, and has no separator of thousands. */
export const NumberField = ({ suffix, plain, ...field }: FieldProps & { suffix?: string; plain?: boolean }) => (
  <Field {...field} normalize={useEmptyValue(field.name)}>
    <NumberInput suffix={suffix} plain={plain} disabled={field.disabled} />
  </Field>
);

/** Euros, as a number with two decimals. */
export const MoneyField = (field: FieldProps) => (
  <Field {...field} normalize={useEmptyValue(field.name)}>
    <NumberInput money disabled={field.disabled} />
  </Field>
);

/** A day, `YYYY-MM-DD` in the body, DD/MM/YYYY on screen. */
export function DateField(field: FieldProps) {
  const t = useTexts();
  return (
    <Suspense>
      <Field {...field} normalize={useEmptyValue(field.name)}>
        <DayInput placeholder={t('form.datePlaceholder')} disabled={field.disabled} />
      </Field>
    </Suspense>
  );
}

/** A time of day, `HH:mm`. */
export function TimeField(field: FieldProps) {
  const t = useTexts();
  return (
    <Field {...field} normalize={useEmptyValue(field.name)}>
      <TimeInput placeholder={t('form.timePlaceholder')} disabled={field.disabled} />
    </Field>
  );
}

/** An instant: day and time in Brussels. */
export const DateTimeField = (field: FieldProps) => (
  <Field {...field} normalize={useEmptyValue(field.name)}>
    <MomentInput label={field.label} disabled={field.disabled} />
  </Field>
);

interface SelectProps extends FieldProps {
  options: SelectOptions;
  placeholder?: string;
}

/** One of the choices, found by typing. */
export function SelectField({ options: source, placeholder, ...field }: SelectProps) {
  return <Chooser {...field} source={source} placeholder={placeholder} />;
}

/** Some of the choices. */
export function MultiSelectField({ options: source, placeholder, ...field }: SelectProps) {
  return <Chooser {...field} source={source} placeholder={placeholder} multiple />;
}

function Chooser({
  source,
  placeholder,
  multiple,
  ...field
}: FieldProps & { source: SelectOptions; placeholder?: string; multiple?: boolean }) {
  const t = useTexts();
  const { options, loading } = useOptions(source);
  const required = useFormSchema().isRequired(field.name);
  const withEmpty = useEmptyValue(field.name);
  return (
    <Field {...field} normalize={multiple ? undefined : withEmpty}>
      <Select
        mode={multiple ? 'multiple' : undefined}
        options={[...options]}
        loading={loading}
        disabled={field.disabled}
        placeholder={placeholder ?? t('form.choose')}
        notFoundContent={t('form.noOptions')}
        allowClear={!required}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Field>
  );
}

/** One of a few, all in sight. */
export const RadioField = ({ options, ...field }: FieldProps & { options: readonly SelectOption[] }) => (
  <Field {...field} validateTrigger="onChange">
    <Radio.Group aria-label={field.label} options={[...options]} disabled={field.disabled} />
  </Field>
);

/** Yes or no; the label is beside the box. */
export const CheckField = (field: FieldProps) => (
  <Field {...field} valuePropName="checked" validateTrigger="onChange" hideLabel>
    <Checkbox disabled={field.disabled}>{field.label}</Checkbox>
  </Field>
);
