export { ContractForm } from './contract-form';
export type { ContractFormProps } from './contract-form';
export {
  CheckField,
  DateField,
  DateTimeField,
  MoneyField,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
} from './fields';
export { FieldGroup } from './field-group';
export type { FieldProps } from './field';
export { UploadField } from './upload-field';
export { useFormDraft } from './form-draft';
export { useFormValue } from './form-context';
