import { useRef, useState, type FormEvent } from 'react';
import texts from '../texts/nl/entry.json';
import { EntryLink } from './entry-link';
import { EntryPage } from './entry-page';
import { noticeOnArrival } from './location';
import { Message } from './message';
import { PasswordField, TextField } from './fields';

const words = texts.login;
type Errors = { email?: string; password?: string };
type FormFields = HTMLFormControlsCollection & Record<'email' | 'password' | 'remember', HTMLInputElement>;
const loadSignIn = () => import(/* webpackChunkName: "sign-in" */ './sign-in');
const messageOf = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' ? error.message : words.failed;

/** Login (spec/volunteers §2, §8). Made without component library: it is the first thing that a phone has to load. */
export function LoginPage() {
  const [notice, setNotice] = useState(noticeOnArrival);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const check = (name: keyof Errors, value: string) =>
    setErrors((before) => ({ ...before, [name]: value.trim() === '' ? words.empty : undefined }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email, password, remember } = form.current?.elements as FormFields;
    check('email', email.value);
    check('password', password.value);
    const empty = [email, password].find((field) => field.value.trim() === '');
    if (empty) return empty.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      const { signIn } = await loadSignIn();
      await signIn(email.value, password.value, remember.checked);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <EntryPage title={words.title}>
      {notice && (
        <Message kind={notice === 'expired' ? 'bad' : 'good'} onDismiss={() => setNotice(undefined)}>
          {texts.notice[notice]}
        </Message>
      )}
      {failure && (
        <Message kind="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Message>
      )}
      <form ref={form} onSubmit={(event) => void submit(event)} onChange={() => void loadSignIn()} noValidate>
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          error={errors.email}
          onBlur={(event) => check('email', event.target.value)}
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={errors.password}
          onBlur={(event) => check('password', event.target.value)}
        />
        <div className="entry-row">
          <label className="tick">
            <input type="checkbox" name="remember" />
            {words.remember}
          </label>
          <EntryLink to="/wachtwoord-vergeten">{words.forgot}</EntryLink>
        </div>
        <button type="submit" className="button" disabled={busy}>
          {busy ? words.busy : words.submit}
        </button>
      </form>
      <p className="entry-foot">
        {words.noAccount} <EntryLink to="/account-aanmaken">{words.signUp}</EntryLink>
      </p>
    </EntryPage>
  );
}
