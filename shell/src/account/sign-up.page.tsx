import { EntryLink } from '../entry/entry-link';
import { EntryPage } from '../entry/entry-page';
import { Message } from '../entry/message';
import texts from '../texts/nl/account.json';
import { PictureField } from './picture-field';
import {
  AddressFields,
  ClothingFields,
  ConsentFields,
  ContactFields,
  PasswordFields,
  PersonalFields,
} from './sign-up-fields';
import { SubmitBar } from './submit-bar';
import { useChoices } from './use-choices';
import { useSignUp } from './use-sign-up';

const words = texts.signUp;

/** Sign-up (spec/volunteers §2, §5): everything that is needed before somebody can register for a project. */
export default function SignUpPage() {
  const signUp = useSignUp();
  const choices = useChoices();
  return (
    <EntryPage title={words.title} wide>
      <p className="entry-lead">{words.lead}</p>
      {choices.failed && (
        <Message kind="bad">
          {words.choicesFailed}{' '}
          <button type="button" className="button-link" onClick={choices.retry}>
            {texts.retry}
          </button>
        </Message>
      )}
      <form ref={signUp.form} onSubmit={(event) => void signUp.submit(event)} noValidate>
        <PictureField value={signUp.values.image} onChange={(image) => signUp.set('image', image)} />
        <PersonalFields signUp={signUp} countries={choices.countries} />
        <ContactFields signUp={signUp} />
        <AddressFields signUp={signUp} />
        <ClothingFields signUp={signUp} shirtSizes={choices.shirtSizes} />
        <PasswordFields signUp={signUp} />
        <ConsentFields signUp={signUp} />
        {signUp.failure && (
          <Message kind="bad" onDismiss={signUp.dismiss}>
            {signUp.failure}
          </Message>
        )}
        <SubmitBar signUp={signUp} />
      </form>
      <p className="entry-foot">
        {words.haveAccount} <EntryLink to="/">{words.toLogin}</EntryLink>
      </p>
    </EntryPage>
  );
}
