import type { AnswerOf } from '@stoet/contracts';
import { MESSAGES } from '@stoet/contracts';
import { repetitionRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { ApiError, isApiError, useChange } from '@stoet/web-kit/api';
import {
  CheckField,
  ContractForm,
  DateField,
  MultiSelectField,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useFormValue,
} from '@stoet/web-kit/form';
import { useNavigate } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { useState } from 'react';
import { locationOptions, typeOptions } from './repetition.columns';
import {
  bodyOf,
  missingIn,
  repetitionForm,
  REQUIRED,
  valuesOf,
  type RepetitionFormValues,
} from './repetition-form.rules';

type Choices = AnswerOf<typeof routes.selectorData>;
const LABELS: Record<(typeof REQUIRED)[number], string> = {
  identifier: 'field.identifier',
  name: 'field.name',
  description: 'field.description',
  day: 'repetitions.day',
  start: 'repetitions.from',
  end: 'repetitions.until',
  locationId: 'repetitions.location',
  typeId: 'repetitions.type',
};
const FRESH = { register: true, notifications: false, sendMail: false, all: true, cast: null };
const invalidates = [routes.list, routes.listAll, routes.one, routes.selectorData];

interface Props {
  projectId: number;
  choices: Choices;
  /** The repetition that is changed; a new one without. */
  repetition?: AnswerOf<typeof routes.one>;
}

/** Makes or changes a repetition; saving waits until everything needed is there, and says what is not. */
export function RepetitionForm({ projectId, choices, repetition }: Props) {
  const t = useTexts('production');
  const navigate = useNavigate();
  const initial = repetition ? valuesOf(repetition) : FRESH;
  const [missing, setMissing] = useState(() => missingIn(initial));
  const create = useChange(routes.create, { invalidates });
  const update = useChange(routes.update, { invalidates });
  const back = () => void navigate(`/projecten/${projectId}/repetities`);
  const save = async (values: RepetitionFormValues): Promise<unknown> => {
    const body = bodyOf(values);
    try {
      return repetition
        ? await update.mutateAsync({ params: { id: repetition.id }, body })
        : await create.mutateAsync({ body: { ...body, projectId } });
    } catch (error) {
      throw onFormFields(error);
    }
  };
  const labels = missing.map((name) => t(LABELS[name])).join(', ');
  return (
    <ContractForm
      schema={repetitionForm}
      initial={initial}
      onChange={(values) => setMissing(missingIn(values))}
      disabled={missing.length > 0 ? MESSAGES.required(labels) : undefined}
      onSubmit={save}
      onSaved={back}
      onCancel={back}
    >
      <div className="production-columns">
        <TextField name="identifier" label={t('field.identifier')} maxLength={10} />
        <TextField name="name" label={t('field.name')} maxLength={70} />
      </div>
      <TextAreaField name="description" label={t('field.description')} maxLength={255} rows={2} />
      <div className="production-columns">
        <DateField name="day" label={t('repetitions.day')} />
        <TimeField name="start" label={t('repetitions.from')} />
        <TimeField name="end" label={t('repetitions.until')} dependencies={['start']} />
      </div>
      <div className="production-columns">
        <SelectField name="locationId" label={t('repetitions.location')} options={locationOptions} />
        <SelectField name="typeId" label={t('repetitions.type')} options={typeOptions} />
      </div>
      <Participants choices={choices} />
      <CheckField name="register" label={t('repetitions.register')} required={false} />
      <CheckField name="notifications" label={t('repetitions.notifications')} required={false} />
      <CheckField name="sendMail" label={t('repetitions.sendMail')} required={false} />
    </ContractForm>
  );
}

function Participants({ choices }: { choices: Choices }) {
  const t = useTexts('production');
  const all = useFormValue<boolean>('all');
  const named = (records: readonly { id: number; identifier: string; name: string }[]) =>
    records.map(({ id, identifier, name }) => ({ value: id, label: `${identifier} ${name}` }));
  const people = choices.users.map((u) => ({ value: u.id, label: `${u.lastName} ${u.firstName}` }));
  const casts = choices.casts.map((c) => ({ value: c.id, label: c.name }));
  return (
    <fieldset className="production-fieldset">
      <legend>{t('repetitions.participants')}</legend>
      <CheckField name="all" label={t('repetitions.all')} required={false} />
      <div className="production-columns">
        <MultiSelectField
          name="scenes"
          label={t('repetitions.scenes')}
          options={named(choices.scenes)}
          required={false}
        />
        {!all && (
          <>
            <MultiSelectField
              name="groups"
              label={t('repetitions.groups')}
              options={named(choices.groups)}
              required={false}
            />
            <MultiSelectField
              name="roles"
              label={t('repetitions.roles')}
              options={named(choices.roles)}
              required={false}
            />
            <MultiSelectField name="users" label={t('repetitions.users')} options={people} required={false} />
            <SelectField
              name="cast"
              label={t('repetitions.castOnly')}
              options={casts}
              help={t('repetitions.castHelp')}
              required={false}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

const FORM_FIELDS: Record<string, string> = { startDt: 'start', endDt: 'end' };

/** An error about the body, told about the fields of the form. */
function onFormFields(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const fields = Object.entries(error.fields).map(([name, message]) => [FORM_FIELDS[name] ?? name, message]);
  const { status, code, message, details, requestId, retryAfter } = error;
  return new ApiError({ status, code, message, details, requestId, retryAfter, fields: Object.fromEntries(fields) });
}
