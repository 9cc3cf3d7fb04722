import { MESSAGES } from '@stoet/contracts';
import texts from '../texts/nl/account.json';
import type { SignUpName } from './sign-up-values';
import type { SignUp } from './use-sign-up';

const words = texts.signUp;
const labels = (names: readonly SignUpName[]) => names.map((name) => texts.label[name]).join(', ');

/** The button, and why it cannot be used yet. It stays reachable: using it anyway goes to the first wrong field. */
export function SubmitBar({ signUp: { values, wrong, busy } }: { signUp: SignUp }) {
  const missing = wrong.filter((name) => !values[name]);
  const mistaken = wrong.filter((name) => values[name]);
  const off = busy || wrong.length > 0;
  return (
    <>
      <div id="sign-up-missing" className="entry-missing">
        {missing.length > 0 && <p>{MESSAGES.required(labels(missing))}</p>}
        {mistaken.length > 0 && <p>{words.wrong.replace('{{labels}}', labels(mistaken))}</p>}
      </div>
      <button type="submit" className="button" aria-disabled={off} aria-describedby="sign-up-missing">
        {busy ? words.busy : words.submit}
      </button>
    </>
  );
}
