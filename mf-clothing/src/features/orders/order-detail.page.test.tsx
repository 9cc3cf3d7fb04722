import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor } from '@stoet/web-kit/testing';
import remote from '../../remote';
import OrderDetailPage from './order-detail.page';
import { lineOf, orderOf } from './order.fixture';

const show = (order = orderOf(), ...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<OrderDetailPage />, {
    account: accountOf(1),
    route: '/retributiebeheer/bestelformulieren/detail/7',
    path: '/retributiebeheer/bestelformulieren/detail/:id',
    remotes: [remote],
    handlers: [mock(orderRoutes.one, order), ...handlers],
  });

it('asks about the fine of what is late, and receives with the answer', async () => {
  const bodies: unknown[] = [];
  const { user } = show(
    orderOf(),
    mock(orderRoutes.receive, ({ body }) => {
      bodies.push(body);
      return (body as { fine?: boolean }).fine === undefined
        ? apiError('conflict', { details: { fine: 7.5, days: 15, pieces: 1 } })
        : { message: 'Artikels werden teruggenomen' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ontvangen: 001001 Jas 1' }));
  expect(await screen.findByText(/1 stuk × 15 dagen te laat: € 7,50/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Boete aanrekenen en ontvangen' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({ items: [{ uuid: lineOf(1).uuid, amount: 1 }], fine: true });
});

it('receives what is selected, and a chosen number of many pieces', async () => {
  const bodies: { items: object[] }[] = [];
  const gloves = lineOf(3, { amount: 5, returned: 1, description: 'Handschoenen', name: 'Wit', tags: 'accessoire' });
  const { user } = show(
    orderOf({ items: [lineOf(1), lineOf(2)], groups: [{ name: 'Dansers', items: [gloves] }] }),
    mock(orderRoutes.receive, ({ body }) => {
      bodies.push(body as { items: object[] });
      return { message: 'Artikels werden teruggenomen' };
    }),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek kledingstuk / groepering' }), 'jas');
  await user.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }));
  await user.click(screen.getByRole('button', { name: 'Ontvang geselecteerde (2)' }));
  await waitFor(() => expect(bodies[0]?.items).toHaveLength(2));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Ontvangen: 001003 Handschoenen' }));
  const count = await screen.findByLabelText('Aantal ontvangen (van 4)');
  await user.clear(count);
  await user.type(count, '5{Enter}');
  expect(await screen.findByText('Geef een waarde tussen 1 en 4')).toBeVisible();
  await user.clear(count);
  await user.type(count, '3{Enter}');
  await waitFor(() => expect(bodies[1]?.items).toEqual([{ uuid: gloves.uuid, amount: 3 }]));
});

it('bills, and then asks what becomes of what is not back', async () => {
  const inactive = jest.fn(() => ({ message: '2 artikels zijn nu inactief' }));
  const { user } = show(
    orderOf(),
    mock(orderRoutes.update, { message: 'Bestelbon werd gemarkeerd als gefactureerd' }),
    mock(orderRoutes.setInactive, inactive),
  );
  await user.click(await screen.findByRole('button', { name: 'Markeer als gefactureerd' }));
  await screen.findByText('Een gefactureerde bestelbon kan niet meer gewijzigd worden.');
  await user.click(screen.getAllByRole('button', { name: 'Markeer als gefactureerd' })[1]);
  await user.click(await screen.findByRole('button', { name: 'Zet inactief' }));
  await waitFor(() => expect(inactive).toHaveBeenCalled());
});

it('cannot receive what is canceled, and says that a billed order is closed', async () => {
  show(orderOf({ canceled: true }));
  expect(await screen.findByText('Deze bestelbon is geannuleerd')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ontvang/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annuleer bestelbon' })).not.toBeInTheDocument();
});
