import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { call, isApiError } from '@stoet/web-kit/api';
import { useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { goTo } from '../entry/location';
import texts from '../texts/nl/account.json';
import {
  EMPTY,
  problemsOf,
  REQUIRED,
  signUpBodyOf,
  type Problems,
  type SignUpName,
  type SignUpValues,
} from './sign-up-values';

/** In the order of the page. */
const NAMES = Object.keys(EMPTY) as SignUpName[];

/** State of the sign-up form: what is typed, what is wrong with it, what of that may be shown, and sending it. */
export function useSignUp() {
  const [values, setValues] = useState<SignUpValues>(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<SignUpName>>(new Set());
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = useMemo(() => problemsOf(values), [values]);
  const wrong = NAMES.filter((name) => problems[name]);

  const set = <N extends SignUpName>(name: N, value: SignUpValues[N]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  };
  const touch = (...names: SignUpName[]) => setLeft((before) => new Set([...before, ...names]));
  const shown = (name: SignUpName) => refused[name] ?? (left.has(name) ? problems[name] : undefined);
  const focusFirst = (names: readonly string[]) =>
    [...(form.current?.elements ?? [])]
      .find(
        (element): element is HTMLInputElement =>
          element instanceof HTMLElement && names.includes((element as HTMLInputElement).name),
      )
      ?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    touch(...NAMES);
    if (wrong.length > 0) return focusFirst(wrong);
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(accountRoutes.signUp, { body: signUpBodyOf(values) });
      goTo('/', 'signedUp');
    } catch (error) {
      setFailure(isApiError(error) ? error.message : texts.failed);
      if (isApiError(error)) {
        setRefused(error.fields);
        focusFirst(Object.keys(error.fields));
      }
      setBusy(false);
    }
  };

  /** Everything that a text, select or password field of this name needs. */
  const field = (name: Exclude<SignUpName, 'privacy' | 'pictures'>) => ({
    name,
    label: texts.label[name],
    value: values[name],
    error: shown(name),
    required: REQUIRED.includes(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, event.target.value),
    onBlur: () => touch(name),
  });
  return { values, set, touch, shown, field, form, submit, busy, failure, dismiss: () => setFailure(undefined), wrong };
}
export type SignUp = ReturnType<typeof useSignUp>;
