import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor, within, type MockCall } from '@stoet/web-kit/testing';
import remote from '../../remote';
import { articleOf } from '../articles/article.fixture';
import ReturnsPage from './returns.page';

const rental = { id: 7, name: 'Toneelhuis', projectName: 'Revue', returnBefore: '2026-01-31', pieces: 1, fine: 2.5 };
const inUse = apiError('conflict', {
  message: 'Artikel in gebruik',
  details: { rentals: [rental], persons: [], tags: '' },
});
const one = mock(articleRoutes.one, ({ params }) =>
  params.id === '1234' ? articleOf() : apiError('not_found', { message: 'Artikel niet gevonden' }),
);
const show = (...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<ReturnsPage />, {
    account: accountOf(1),
    route: '/terugname',
    remotes: [remote],
    handlers: [one, ...handlers],
  });
const number = () => screen.getByRole('textbox', { name: 'Artikelnummer' });
const button = (name: RegExp) => screen.getByRole('button', { name });
const scans = async () =>
  within(await screen.findByRole('list', { name: 'Gescande artikels' })).getAllByRole('listitem');

it('waits for a number of 6 digits, with the cursor there', async () => {
  const { user } = show();
  expect(number()).toHaveFocus();
  await user.keyboard('00123');
  expect(button(/Terug in rek/)).toBeDisabled();
  await user.keyboard('4');
  expect(button(/Terug in rek/)).toBeEnabled();
  expect(button(/Naar wasserij/)).toBeEnabled();
  expect(button(/Artikel inactief/)).toBeEnabled();
});

it('shows what was scanned, keeps unknown ones in the list, and is ready for the next', async () => {
  const { user } = show();
  await user.keyboard('001234{Enter}');
  expect(await screen.findByRole('region', { name: 'Gescand artikel' })).toHaveTextContent('Rode jas');
  expect(number()).toHaveFocus();
  await user.keyboard('999999{Enter}');
  expect(await screen.findByText('999999: Artikel niet gevonden')).toBeVisible();
  const [newest, older] = await scans();
  expect(newest).toHaveTextContent('999999 Onbekend artikel');
  expect(older).toHaveTextContent('001234 Rode jas');
});

it('goes in the wash by its key, and says so when the same one is scanned again', async () => {
  const status = jest.fn((_: MockCall) => ({ message: 'Artikel staat gemarkeerd als Naar wasserij' }));
  const { user } = show(mock(articleRoutes.status, status));
  await user.keyboard('001234{Enter}');
  await screen.findByRole('region', { name: 'Gescand artikel' });
  await user.keyboard('{F4}');
  expect(await screen.findByText('001234: Artikel staat gemarkeerd als Naar wasserij')).toBeVisible();
  expect(status.mock.calls[0][0].body).toEqual({ status: 3, force: false });
  await user.keyboard('001234{Enter}');
  await waitFor(async () => expect((await scans())[0]).toHaveTextContent('Dubbel gescand'));
});

it('asks the rack, then who has it, before a rented article goes back', async () => {
  const bodies: unknown[] = [];
  const { user } = show(
    mock(articleRoutes.status, ({ body }) => {
      bodies.push(body);
      return (body as { force: boolean }).force ? { message: 'Artikel staat gemarkeerd als In rek' } : inUse;
    }),
  );
  await user.keyboard('001234{Enter}');
  await screen.findByRole('region', { name: 'Gescand artikel' });
  await user.click(button(/Terug in rek/));
  const rack = await screen.findByRole('textbox', { name: 'Reknummer' });
  expect(rack).toHaveValue('12');
  await user.clear(rack);
  await user.type(rack, '15{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Artikel in gebruik' }));
  expect(dialog.getByText('Bestelbon 7')).toBeVisible();
  expect(dialog.getByText(/Te laat: € 2,50 boete/)).toBeVisible();
  await user.keyboard('{F2}');
  expect(await screen.findByText('001234: Artikel staat gemarkeerd als In rek')).toBeVisible();
  expect(bodies).toEqual([
    { status: 1, rackId: 15, force: false },
    { status: 1, rackId: 15, force: true },
  ]);
});

it('offers only what the rights allow', () => {
  renderPage(<ReturnsPage />, { account: accountOf(3, ['articles.read', 'articles.update']), remotes: [remote] });
  return waitFor(() => {
    expect(button(/Naar wasserij/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Artikel inactief/ })).not.toBeInTheDocument();
  });
});
