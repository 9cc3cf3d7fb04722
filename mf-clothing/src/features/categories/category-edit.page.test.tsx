import { categoryRoutes, type PricePeriod } from '@stoet/contracts/clothing/category.contract';
import { accountOf, mock, renderPage, screen, waitFor } from '@stoet/web-kit/testing';
import remote from '../../remote';
import CategoryEditPage from './category-edit.page';

const period = (startDt: string, endDt: string | null, priceA: number): PricePeriod => ({
  startDt,
  endDt,
  priceA,
  priceB: 2,
  priceC: 3,
  priceD: 4,
  priceE: 5,
  replacementPrice: 60,
});
const category = {
  id: 5,
  name: 'Jas',
  prices: [period('2022-01-01', '2022-12-31', 8), period('2023-01-01', null, 9)],
};
const show = (...handlers: ReturnType<typeof mock>[]) =>
  renderPage(<CategoryEditPage />, {
    account: accountOf(1),
    route: '/retributiebeheer/categorieen/5/bewerk',
    path: '/retributiebeheer/categorieen/:id/bewerk',
    remotes: [remote],
    handlers: [mock(categoryRoutes.one, category), ...handlers],
  });

it('shows the price periods, and on demand only those that hold today', async () => {
  const { user } = show();
  expect(await screen.findByText(/01\/01\/2023 – N\.V\.T\./)).toBeVisible();
  expect(screen.getByText(/01\/01\/2022 – 31\/12\/2022/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Actief' }));
  await user.click(await screen.findByTitle('Ja'));
  await waitFor(() => expect(screen.queryByText(/31\/12\/2022/)).not.toBeInTheDocument());
});

it('adds prices in a window', async () => {
  const bodies: unknown[] = [];
  const { user } = show(
    mock(categoryRoutes.addPrice, ({ body }) => {
      bodies.push(body);
      return { message: 'Prijs werd aangemaakt' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: /Nieuwe prijs/ }));
  for (const letter of ['A', 'B', 'C', 'D', 'E'])
    await user.type(await screen.findByLabelText(`Prijs ${letter}`), '12,5');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ priceA: 12.5, priceE: 12.5, replacementPrice: 0 });
});
