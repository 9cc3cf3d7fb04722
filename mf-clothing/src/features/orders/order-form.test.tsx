import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor, within } from '@stoet/web-kit/testing';
import remote from '../../remote';
import { articleOf, pageOf } from '../articles/article.fixture';
import OrderEditPage from './order-edit.page';
import OrderNewPage from './order-new.page';
import { orderOf } from './order.fixture';

const price = mock(orderRoutes.price, {
  periods: 1,
  returnBefore: '2026-01-31',
  price: 20,
  vat: 4.2,
  total: 24.2,
  replacementPrice: 120,
});
const articles = [
  mock(articleRoutes.list, pageOf([])),
  mock(articleRoutes.one, ({ params }) =>
    params.id === '1234' ? articleOf() : apiError('not_found', { message: 'Artikel niet gevonden' }),
  ),
];
const editing = (...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<OrderEditPage />, {
    account: accountOf(1),
    route: '/retributiebeheer/bestelformulieren/bewerk/7',
    path: '/retributiebeheer/bestelformulieren/bewerk/:id',
    remotes: [remote],
    handlers: [price, ...articles, mock(orderRoutes.one, orderOf()), ...handlers],
  });
const adder = () => screen.findByRole('combobox', { name: 'Artikel toevoegen' });

it('says what is still missing before anything can be rented, by type', async () => {
  const { user } = renderPage(<OrderNewPage />, { account: accountOf(1), remotes: [remote], handlers: articles });
  const rent = await screen.findByRole('button', { name: 'Artikels uitlenen' });
  expect(rent).toBeDisabled();
  expect(screen.getByText(/Nog in te vullen: Naam bedrijf, .*Btw-nummer, minstens één artikel/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Vereniging zonder ondernemingsnummer' }));
  expect(screen.getByText(/Rijksregisternummer penningmeester, minstens één artikel/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Rijksregisternummer/ }), '85073003329');
  expect(await screen.findByText('Het controlegetal van het rijksregisternummer klopt niet')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Eigen projecten' }));
  expect(screen.getByText(/Nog in te vullen/)).not.toHaveTextContent(/Btw-nummer|Rijksregisternummer/);
});

it('adds scanned articles once, and says what cannot be added', async () => {
  const bodies: unknown[] = [];
  const { user } = editing(
    mock(orderRoutes.update, ({ body }) => {
      bodies.push(body);
      return { message: 'Bestelformulier werd succesvol gewijzigd' };
    }),
  );
  await user.type(await adder(), '001234{Enter}');
  expect(await screen.findByText('001234 Rode jas toegevoegd')).toBeVisible();
  await user.type(await adder(), '1234{Enter}');
  expect(await screen.findByText('Artikel 001234 staat al in de bestelbon')).toBeVisible();
  await user.type(await adder(), '55{Enter}');
  expect(await screen.findByText('Artikel niet gevonden: 55')).toBeVisible();
  expect(await screen.findByText('€ 24,20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect((bodies[0] as { items: { id: number }[] }).items.map((item) => item.id)).toEqual([1001, 1002, 1234]);
});

it('puts articles in groups', async () => {
  const { user } = editing();
  await user.type(await screen.findByRole('textbox', { name: 'Naam groepering' }), 'Da');
  expect(screen.getByRole('button', { name: 'Groepering toevoegen' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Naam groepering' }), 'nsers{Enter}');
  const group = within(await screen.findByRole('region', { name: 'Dansers' }));
  expect(group.getByText('Deze groepering bevat geen artikels')).toBeVisible();
  await user.type(await adder(), '1234{Enter}');
  expect(await group.findByText('Rode jas')).toBeVisible();
});

it('shows who has what another one rented first, and keeps everything', async () => {
  const rental = { id: 9, name: 'Harmonie', projectName: 'Bal', returnBefore: '2026-02-01', pieces: 1, fine: 0 };
  const details = { article: 1234, rentals: [rental], persons: [], tags: '' };
  const { user } = editing(mock(orderRoutes.update, apiError('conflict', { message: 'Artikel in gebruik', details })));
  await user.type(await adder(), '1234{Enter}');
  await screen.findByText('001234 Rode jas toegevoegd');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Artikel in gebruik')).toBeVisible();
  expect(screen.getByText('Harmonie – Bal')).toBeVisible();
  expect(screen.getByText('Rode jas')).toBeVisible();
});
