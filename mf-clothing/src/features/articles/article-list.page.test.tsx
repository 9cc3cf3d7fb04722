import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import {
  colorRoutes,
  fabricRoutes,
  patternRoutes,
  rackRoutes,
  sizeRoutes,
} from '@stoet/contracts/clothing/attribute.contract';
import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import {
  accountOf,
  act,
  apiError,
  mock,
  renderPage,
  screen,
  waitFor,
  within,
  type MockCall,
} from '@stoet/web-kit/testing';
import remote from '../../remote';
import ArticleListPage from './article-list.page';
import { articleOf, pageOf } from './article.fixture';

const lookups = [
  mock(colorRoutes.list, pageOf([{ id: 3, name: 'Rood' }])),
  mock(fabricRoutes.list, pageOf([])),
  mock(patternRoutes.list, pageOf([])),
  mock(sizeRoutes.list, pageOf([])),
  mock(rackRoutes.list, pageOf([{ id: 12, description: 'Wand links' }])),
  mock(categoryRoutes.list, pageOf([{ id: 1, name: 'Jas', price: null }])),
  mock(articleRoutes.tags, { data: [] }),
];
const rows = [
  articleOf(),
  articleOf({
    id: 2,
    description: 'Handschoenen',
    isAccessoire: true,
    amount: 20,
    returned: 17,
    rented: true,
    tags: 'accessoire',
  }),
  articleOf({ id: 3, description: 'Blauwe jas', washing: true, rented: true }),
];
const show = (route = '/kledijbeheer/artikels', ...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<ArticleListPage />, {
    account: accountOf(1),
    route,
    remotes: [remote],
    handlers: [...lookups, mock(articleRoutes.list, pageOf(rows)), ...handlers],
  });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

it('shows number, tags, and where each article is', async () => {
  show();
  const garment = within(await rowOf('Rode jas'));
  expect(garment.getByRole('link', { name: '001234' })).toBeVisible();
  expect(garment.getByText('2 tags')).toBeVisible();
  expect(garment.getByText('12 – Wand links')).toBeVisible();
  expect(within(await rowOf('Handschoenen')).getByText('3/20 stuks uitgeleend')).toBeVisible();
  const away = within(await rowOf('Blauwe jas'));
  expect(away.getByText('In was')).toBeVisible();
  expect(away.getByText('Uitgeleend')).toBeVisible();
});

it('adds an article under the next number, and asks before an old number is used again', async () => {
  const bodies: unknown[] = [];
  const { user } = show(
    '/kledijbeheer/artikels?venster=artikel-nieuw',
    mock(articleRoutes.next, { id: 3001 }),
    mock(articleRoutes.create, ({ body }: MockCall) => {
      bodies.push(body);
      return (body as { force: boolean }).force
        ? { id: 3001, message: 'Artikel 003001 werd aangemaakt' }
        : apiError('conflict', { details: { title: 'Nummer 003001 opnieuw gebruiken?', message: 'Het is inactief.' } });
    }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw artikel' }));
  expect(await form.findByRole('textbox', { name: 'Artikelnummer' })).toHaveValue('3001');
  await user.type(form.getByRole('textbox', { name: 'Omschrijving' }), 'Groene jas');
  await user.click(form.getByRole('combobox', { name: 'Categorie' }));
  await user.click(await screen.findByTitle('Jas'));
  await user.click(form.getByRole('button', { name: 'Bewaren' }));
  await user.click(await screen.findByRole('button', { name: 'Toch doorgaan' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ id: 3001, description: 'Groene jas', categoryId: 1, amount: 1, force: true });
});

it('fetches the list again when somebody else changes an article', async () => {
  let calls = 0;
  const { live } = show(
    '/kledijbeheer/artikels',
    mock(articleRoutes.list, () => (calls++, pageOf(rows))),
  );
  await rowOf('Rode jas');
  expect(live.rooms).toContain('all:articles');
  act(() => live.emit('articles_changed', { ids: [1234] }));
  await waitFor(() => expect(calls).toBe(2));
});

it('shows who has an article', async () => {
  const rental = {
    id: 7,
    name: 'Toneelhuis',
    projectName: 'Revue',
    returnBefore: '2026-01-31',
    pieces: 1,
    fine: 0,
  };
  show(
    '/kledijbeheer/artikels?venster=verhuur-1234',
    mock(articleRoutes.rentInfo, { rentals: [rental], persons: [], tags: '' }),
  );
  const info = within(await screen.findByRole('dialog', { name: 'Verhuur 001234' }));
  expect(await info.findByRole('link', { name: 'Bestelbon 7' })).toBeVisible();
  expect(info.getByText('Toneelhuis – Revue')).toBeVisible();
});
