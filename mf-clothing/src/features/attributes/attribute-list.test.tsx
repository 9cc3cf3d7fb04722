import { rackRoutes } from '@stoet/contracts/clothing/attribute.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor } from '@stoet/web-kit/testing';
import remote from '../../remote';
import { pageOf } from '../articles/article.fixture';
import RackListPage from './rack-list.page';

const racks = mock(rackRoutes.list, pageOf([{ id: 12, description: 'Wand links' }]));
const show = (route: string, ...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<RackListPage />, { account: accountOf(1), route, remotes: [remote], handlers: [racks, ...handlers] });

it('adds a rack under the number that stands on it', async () => {
  const bodies: unknown[] = [];
  const { user, address } = show(
    '/kledijbeheer/rekken',
    mock(rackRoutes.create, ({ body }) => {
      bodies.push(body);
      return (body as { id: number }).id === 12
        ? apiError('conflict', { message: 'Rek 12 bestaat al', fields: { id: 'Rek 12 bestaat al' } })
        : { id: 13, message: 'Rek werd succesvol aangemaakt' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: /Nieuw rek/ }));
  await user.type(await screen.findByLabelText('Reknummer'), '12');
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Zolder{Enter}');
  expect(await screen.findAllByText('Rek 12 bestaat al')).not.toHaveLength(0);
  await user.clear(screen.getByLabelText('Reknummer'));
  await user.type(screen.getByLabelText('Reknummer'), '13{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toEqual({ id: 13, description: 'Zolder' }));
  await waitFor(() => expect(address()).toBe('/kledijbeheer/rekken'));
});

it('says why a rack cannot be deleted', async () => {
  const { user } = show(
    '/kledijbeheer/rekken',
    mock(rackRoutes.remove, apiError('conflict', { message: 'Rek wordt nog gebruikt door 3 artikels' })),
  );
  await user.click(await screen.findByRole('button', { name: 'Acties voor 12 Wand links' }));
  await user.click(await screen.findByText('Verwijderen'));
  await screen.findAllByText("'12 Wand links' verwijderen?");
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Rek wordt nog gebruikt door 3 artikels')).toBeVisible();
});
