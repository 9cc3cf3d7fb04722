import { Button, Form } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError, isApiError } from '../api';
import { ErrorAlert } from '../feedback';
import { useLeaveGuard } from '../router';
import { useTexts } from '../texts';
import { useWindow } from '../windows';
import { FormSchemaProvider } from './form-context';
import { FormSchema, type ObjectSchema } from './form-schema';

export interface ContractFormProps<S extends ObjectSchema, Answer> {
  /** Body of the route that saves: `articleRoutes.create.body`. */
  schema: S;
  /** What the fields begin with; read once. */
  initial?: Partial<z.input<S>>;
  /** Saves; a rejection is shown (`fields` at the fields) and everything typed stays. */
  onSubmit: (values: z.output<S>) => Promise<Answer>;
  /** After a save, when leaving no longer asks: go somewhere, close the window. */
  onSaved?: (answer: Answer) => void;
  onCancel?: () => void;
  onChange?: (values: Partial<z.input<S>>) => void;
  submitText?: string;
  /** Why saving is not possible now; shown beside the button. */
  disabled?: string;
  children: ReactNode;
}
type Values = Record<string, unknown>;

/** A form of a contract: its messages on blur, its required marks, its errors back on the fields. Inside a window it guards the window. */
export function ContractForm<S extends ObjectSchema, Answer>(props: ContractFormProps<S, Answer>) {
  const t = useTexts();
  const schema = useMemo(() => new FormSchema(props.schema), [props.schema]);
  const [form] = Form.useForm<Values>();
  // forms in several windows have the same fields: their ids must differ
  const id = useId();
  const guard = useDirty();
  const [error, setError] = useState<Error | null>(null);
  const [saving, setSaving] = useState(false);
  const area = useSaveKey(() => form.submit());

  const save = async (values: Values) => {
    setSaving(true);
    setError(null);
    // the page may go elsewhere as part of saving
    guard.release();
    try {
      const answer = await props.onSubmit(values as z.output<S>);
      guard.clean();
      props.onSaved?.(answer);
    } catch (failure) {
      guard.hold();
      const reason = failure instanceof Error ? failure : new Error(String(failure));
      setError(reason);
      if (isApiError(reason)) markFields(reason.fields);
    } finally {
      setSaving(false);
    }
  };
  const markFields = (fields: Record<string, string>) => {
    const shown = Object.entries(fields).filter(([name]) => form.getFieldInstance(name.split('.')[0]) !== undefined);
    form.setFields(shown.map(([name, message]) => ({ name: name.split('.')[0], errors: [message] })));
    if (shown.length > 0) form.focusField(shown[0][0].split('.')[0]);
  };
  const submit = () => {
    if (saving || props.disabled !== undefined) return;
    const result = schema.parse(form.getFieldsValue(true) as Values);
    if ('data' in result) return void save(result.data);
    // wrong, but no field shows it
    const message = Object.entries(result.errors).map(([name, wrong]) => `${name}: ${wrong}`);
    setError(new ApiError({ status: 400, code: 'invalid', message: message.join(' · ') }));
  };

  return (
    <div ref={area} className="stoet-form">
      <FormSchemaProvider value={schema}>
        <Form
          form={form}
          name={id}
          layout="vertical"
          initialValues={props.initial as Values}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onFinish={submit}
          onValuesChange={(_, all) => {
            guard.soil();
            props.onChange?.(all as Partial<z.input<S>>);
          }}
        >
          <p className="stoet-form-hint">{t('form.requiredHint')}</p>
          {props.children}
          {error && (
            <div className="stoet-form-alert">
              <ErrorAlert error={error} onClose={() => setError(null)} />
            </div>
          )}
          <div className="stoet-form-bar">
            <Button type="primary" htmlType="submit" loading={saving} disabled={props.disabled !== undefined}>
              {props.submitText ?? t('save')}
            </Button>
            {props.onCancel && <Button onClick={props.onCancel}>{t('cancel')}</Button>}
            {props.disabled !== undefined && <span>{props.disabled}</span>}
          </div>
        </Form>
      </FormSchemaProvider>
    </div>
  );
}

/** Whether something was typed since the last save; leaving the page, or closing the window around, then asks. */
function useDirty() {
  const [dirty, setDirty] = useState(false);
  const own = useWindow();
  const guard = useLeaveGuard(dirty, own ? 'window' : 'page');
  const tellWindow = own?.setDirty;
  useEffect(() => {
    tellWindow?.(dirty);
    return () => tellWindow?.(false);
  }, [dirty, tellWindow]);
  return {
    ...guard,
    soil: () => setDirty(true),
    clean: () => {
      tellWindow?.(false);
      setDirty(false);
    },
  };
}

/** Ctrl+S saves the form that has the focus. */
function useSaveKey(save: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      const focused = document.activeElement;
      const isHere =
        area.current?.contains(focused) || (focused === document.body && !area.current?.closest('[role=dialog]'));
      if (!isHere) return;
      event.preventDefault();
      newest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return area;
}
