import { Form } from 'antd';
import { createContext, useContext } from 'react';
import type { FormSchema } from './form-schema';

const FormSchemaContext = createContext<FormSchema | undefined>(undefined);
export const FormSchemaProvider = FormSchemaContext.Provider;

/** @throws Error for a field outside a ContractForm */
export function useFormSchema(): FormSchema {
  const schema = useContext(FormSchemaContext);
  if (!schema) throw new Error('A field needs a ContractForm around it');
  return schema;
}

/** The present value of a field, for what depends on it. */
export const useFormValue = <T>(name: string): T | undefined => Form.useWatch<T>(name) as T | undefined;
