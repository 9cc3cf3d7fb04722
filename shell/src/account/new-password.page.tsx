import { signUpForm } from '@stoet/contracts/gateway/sign-up';
import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { call } from '@stoet/web-kit/api';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EntryLink } from '../entry/entry-link';
import { EntryPage } from '../entry/entry-page';
import { PasswordField } from '../entry/fields';
import { goTo } from '../entry/location';
import { Message } from '../entry/message';
import texts from '../texts/nl/account.json';
import { useSend } from './use-send';

const words = texts.newPassword;
const NAMES = ['pwd', 'pwdConfirmation'] as const;
type Passwords = Record<(typeof NAMES)[number], string>;

const linkOf = () => {
  const query = new URLSearchParams(window.location.search);
  return { token: query.get('token') ?? '', email: query.get('email') ?? '' };
};
/** The contract's own rules for the two fields; the rest of its form is not here and does not count. */
function problemsOf(values: Passwords): Partial<Passwords> {
  const issues = signUpForm.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    NAMES.flatMap((name) => issues.filter((issue) => issue.path[0] === name).map((issue) => [name, issue.message])),
  );
}

/** Chooses a new password with the link of a mail (spec/volunteers §2). The token leaves the address bar at once. */
export default function NewPasswordPage() {
  const [link] = useState(linkOf);
  const [values, setValues] = useState<Passwords>({ pwd: '', pwdConfirmation: '' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, send, dismiss } = useSend();
  const problems = problemsOf(values);
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(NAMES);
    const first = NAMES.find((name) => problems[name]);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    void send(async () => {
      await call(accountRoutes.changePassword, { body: { ...link, password: values.pwd } });
      goTo('/', 'passwordChanged');
    });
  };
  const complete = link.token !== '' && link.email !== '';
  return (
    <EntryPage title={words.title}>
      {!complete && <Message kind="bad">{words.badLink}</Message>}
      {failure && (
        <Message kind="bad" onDismiss={dismiss}>
          {failure}
        </Message>
      )}
      {complete && (
        <form ref={form} onSubmit={submit} noValidate>
          <input type="hidden" autoComplete="username" value={link.email} readOnly />
          {NAMES.map((name) => (
            <PasswordField
              key={name}
              name={name}
              label={texts.label[name]}
              autoComplete="new-password"
              required
              value={values[name]}
              error={left.includes(name) ? problems[name] : undefined}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              onBlur={() => setLeft([...left, name])}
            />
          ))}
          <button type="submit" className="button" disabled={busy}>
            {busy ? words.busy : words.submit}
          </button>
        </form>
      )}
      <p className="entry-foot entry-row">
        <EntryLink to="/">{texts.back}</EntryLink>
        <EntryLink to="/wachtwoord-vergeten">{words.again}</EntryLink>
      </p>
    </EntryPage>
  );
}
