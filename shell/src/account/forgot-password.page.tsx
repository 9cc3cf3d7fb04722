import { email as emailRule } from '@stoet/contracts';
import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { call } from '@stoet/web-kit/api';
import { useRef, useState, type FormEvent } from 'react';
import { EntryLink } from '../entry/entry-link';
import { EntryPage } from '../entry/entry-page';
import { TextField } from '../entry/fields';
import { goTo } from '../entry/location';
import { Message } from '../entry/message';
import texts from '../texts/nl/account.json';
import { useSend } from './use-send';

const words = texts.forgot;
const rule = emailRule();
const problemOf = (value: string) => rule.safeParse(value).error?.issues[0].message;

/** Asks a link to choose a new password (spec/volunteers §2). The answer is the same for an unknown address. */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { busy, failure, send, dismiss } = useSend();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(email);
    setError(problem);
    if (problem) return input.current?.focus();
    void send(async () => {
      await call(accountRoutes.forgotPassword, { body: { email } });
      goTo('/', 'passwordSent');
    });
  };
  return (
    <EntryPage title={words.title}>
      <p className="entry-lead">{words.lead}</p>
      {failure && (
        <Message kind="bad" onDismiss={dismiss}>
          {failure}
        </Message>
      )}
      <form onSubmit={submit} noValidate>
        <TextField
          ref={input}
          name="email"
          type="email"
          label={texts.label.email}
          autoComplete="username"
          required
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setError(problemOf(email))}
        />
        <button type="submit" className="button" disabled={busy}>
          {busy ? words.busy : words.submit}
        </button>
      </form>
      <p className="entry-foot entry-row">
        <EntryLink to="/">{texts.back}</EntryLink>
        <EntryLink to="/account-aanmaken">{words.register}</EntryLink>
      </p>
    </EntryPage>
  );
}
