import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { useFormSchema } from './form-context';

export interface FieldProps {
  /** Name in the contract's body. */
  name: string;
  label: string;
  /** From the contract unless told. */
  required?: boolean;
  /** A line of help under the field. */
  help?: ReactNode;
  disabled?: boolean;
  /** Fields whose change asks this one again. */
  dependencies?: string[];
}

type Props = FieldProps &
  Pick<FormItemProps, 'getValueProps' | 'normalize' | 'valuePropName' | 'validateTrigger'> & {
    children: ReactNode;
    hideLabel?: boolean;
  };

/** Label above, control, message under it on blur, all tied together for screen readers by antd. */
export function Field({ name, label, required, help, dependencies, children, hideLabel, disabled: _, ...item }: Props) {
  const schema = useFormSchema();
  return (
    <Form.Item
      name={name}
      label={hideLabel ? undefined : label}
      required={required ?? schema.isRequired(name)}
      extra={help}
      dependencies={dependencies}
      validateTrigger="onBlur"
      validateFirst
      rules={[
        ({ getFieldsValue }) => ({
          validator: async () => {
            const message = schema.messageFor(name, getFieldsValue(true) as Record<string, unknown>);
            if (message !== undefined) throw new Error(message);
          },
        }),
      ]}
      {...item}
    >
      {children}
    </Form.Item>
  );
}
