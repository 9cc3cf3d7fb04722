import { between, DomainError, euros, text } from '@stoet/contracts';
import { z } from 'zod';
import { ApiError } from '../api';
import { Link } from '../router';
import { accountOf, renderPage, screen, waitFor } from '../testing';
import {
  CheckField,
  ContractForm,
  DateField,
  DateTimeField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '.';

const schema = z.strictObject({
  name: text(3, 255),
  note: z.string().max(50).default(''),
  chest: between(50, 160).nullish(),
  price: euros.nullish(),
  day: z.iso.date().nullish(),
  at: z.iso.datetime().nullish(),
  hour: z
    .string()
    .regex(/^\d\d:\d\d$/, 'Ongeldig tijdstip')
    .nullish(),
  kind: z.number().optional(),
  active: z.boolean().default(false),
});
type Values = z.output<typeof schema>;

function show(onSubmit: (values: Values) => Promise<unknown> = async () => ({}), initial: Partial<Values> = {}) {
  const saved = jest.fn();
  const page = renderPage(
    <>
      <ContractForm schema={schema} initial={initial} onSubmit={onSubmit} onSaved={saved}>
        <TextField name="name" label="Naam" />
        <TextField name="note" label="Opmerking" />
        <NumberField name="chest" label="Borst" suffix="cm" />
        <MoneyField name="price" label="Prijs" />
        <DateField name="day" label="Datum" />
        <DateTimeField name="at" label="Start" />
        <TimeField name="hour" label="Uur" />
        <SelectField name="kind" label="Soort" options={[{ value: 2, label: 'Hoed' }]} />
        <CheckField name="active" label="Actief" />
      </ContractForm>
      <Link to="/elders">Elders</Link>
    </>,
    { account: accountOf(1) },
  );
  return { ...page, saved };
}
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });

it('says what is wrong on blur, at the field and to a screen reader', async () => {
  const { user } = show();
  await user.type(field('Naam'), 'ab');
  expect(screen.queryByText('min. 3 en max. 255 karakters')).not.toBeInTheDocument();
  await user.tab();
  const message = await screen.findByText('min. 3 en max. 255 karakters');
  expect(message).toBeVisible();
  expect(field('Naam')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Naam')).toHaveAccessibleDescription(/min\. 3 en max\. 255 karakters/);
});

it('marks required from the contract', () => {
  show();
  expect(field('Naam')).toHaveAttribute('aria-required', 'true');
  expect(field('Opmerking')).not.toHaveAttribute('aria-required', 'true');
});

it('focuses the first wrong field on submit, and does not send', async () => {
  const onSubmit = jest.fn();
  const { user } = show(onSubmit);
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Veld mag niet leeg zijn')).toBeVisible();
  await waitFor(() => expect(field('Naam')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends what the contract takes: comma amounts, typed dates and times', async () => {
  const onSubmit = jest.fn().mockResolvedValue({});
  const { user, saved } = show(onSubmit);
  await user.type(field('Naam'), 'Hoge hoed');
  await user.type(field('Borst'), '92,5');
  await user.type(field('Prijs'), '1.234,5');
  await user.type(await screen.findByRole('textbox', { name: 'Datum' }), '14/07/2026{Tab}');
  await user.type(field('Start'), '15/7/2026{Tab}');
  await user.type(field('Tijdstip van Start'), '1930');
  await user.type(field('Uur'), '9u30');
  await user.click(screen.getByRole('checkbox', { name: 'Actief' }));
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0][0]).toEqual({
    name: 'Hoge hoed',
    note: '',
    chest: 92.5,
    price: 1234.5,
    day: '2026-07-14',
    at: '2026-07-15T17:30:00.000Z',
    hour: '09:30',
    active: true,
  });
});

it("puts the server's fields back on the fields, and keeps everything", async () => {
  const refuse = async () => {
    const error = new DomainError('conflict', 'Deze naam bestaat al', { fields: { name: 'Naam is al in gebruik' } });
    throw new ApiError({ status: 409, code: error.code, message: error.message, fields: error.fields });
  };
  const { user } = show(refuse, { note: 'blijft' });
  await user.type(field('Naam'), 'Hoge hoed{Enter}');
  expect(await screen.findByText('Naam is al in gebruik')).toBeVisible();
  expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('Deze naam bestaat al');
  expect(field('Naam')).toHaveFocus();
  expect(field('Naam')).toHaveValue('Hoge hoed');
  expect(field('Opmerking')).toHaveValue('blijft');
});

it('saves with Ctrl+S', async () => {
  const onSubmit = jest.fn().mockResolvedValue({});
  const { user } = show(onSubmit, { name: 'Pruik' });
  await user.click(field('Opmerking'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

it('asks before leaving with changes, and not after a save', async () => {
  const { user, address } = show();
  await user.type(field('Naam'), 'Pruik');
  await user.click(screen.getByRole('link', { name: 'Elders' }));
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  expect(address()).toBe('/');
  expect(field('Naam')).toHaveValue('Pruik');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bewaren' })).toBeEnabled());
  await user.click(screen.getByRole('link', { name: 'Elders' }));
  await waitFor(() => expect(address()).toBe('/elders'));
});
