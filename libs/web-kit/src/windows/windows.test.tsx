import { z } from 'zod';
import { ContractForm, TextField } from '../form';
import { renderPage, screen, waitFor } from '../testing';
import { useCallback } from 'react';
import { useWindowFromUrl, useWindows } from '.';

const schema = z.strictObject({ note: z.string() });
function Page() {
  const { open } = useWindows();
  const content = (
    <ContractForm schema={schema} onSubmit={async () => ({})}>
      <TextField name="note" label="Opmerking" />
    </ContractForm>
  );
  return <button onClick={() => open({ id: 'order-1', title: 'Bestelling 1', content })}>Openen</button>;
}
const dialog = () => screen.queryByRole('dialog', { name: 'Bestelling 1' });
const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());

async function opened() {
  const page = renderPage(<Page />, { route: '/bestellingen' });
  await page.user.click(screen.getByRole('button', { name: 'Openen' }));
  expect(await screen.findByRole('dialog', { name: 'Bestelling 1' })).toBeVisible();
  return page;
}

it('opens over the page and is in the address', async () => {
  const { address } = await opened();
  expect(address()).toBe('/bestellingen?venster=order-1');
});

it('closes on Escape and gives the focus back to its opener', async () => {
  const { user, address } = await opened();
  await user.keyboard('{Escape}');
  await gone();
  expect(address()).toBe('/bestellingen');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Openen' })).toHaveFocus());
});

it('minimises to the taskbar and comes back with its draft', async () => {
  const { user } = await opened();
  await user.type(screen.getByRole('textbox', { name: 'Opmerking' }), 'half');
  await user.click(screen.getByRole('button', { name: 'Minimaliseren' }));
  await gone();
  await user.click(screen.getByRole('button', { name: 'Bestelling 1 opnieuw openen' }));
  expect(await screen.findByRole('textbox', { name: 'Opmerking' })).toHaveValue('half');
  expect(screen.queryByRole('navigation', { name: 'Geminimaliseerde vensters' })).not.toBeInTheDocument();
});

it('minimises on Back', async () => {
  const { goBack, address } = await opened();
  await goBack();
  await gone();
  expect(address()).toBe('/bestellingen');
  expect(screen.getByRole('button', { name: 'Bestelling 1 opnieuw openen' })).toBeVisible();
});

it('maximises and goes back to its size', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Maximaliseren' }));
  expect(dialog()).toHaveStyle({ width: '100%' });
  await user.click(screen.getByRole('button', { name: 'Verkleinen' }));
  expect(dialog()).toHaveStyle({ width: '1100px' });
});

it('asks before closing with unsaved changes', async () => {
  const { user } = await opened();
  await user.type(screen.getByRole('textbox', { name: 'Opmerking' }), 'half');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  expect(dialog()).toBeVisible();
});

describe('a window that the address names', () => {
  function Linked() {
    const { open, close } = useWindows();
    const content = <button onClick={() => void close('order-1')}>Klaar</button>;
    const find = useCallback(
      (id: string) => (id === 'order-1' ? { id, title: 'Bestelling 1', content } : undefined),
      [], // eslint-disable-line react-hooks/exhaustive-deps -- the content does not change
    );
    useWindowFromUrl(find);
    return <button onClick={() => open(find('order-1')!)}>Openen</button>;
  }

  it('opens with the page, and again after it was closed', async () => {
    const { user, address, goTo } = renderPage(<Linked />, { route: '/bestellingen?venster=order-1' });
    await user.click(await screen.findByRole('button', { name: 'Klaar' }));
    await gone();
    expect(screen.queryByRole('navigation', { name: 'Geminimaliseerde vensters' })).toBeNull();
    expect(address()).toBe('/bestellingen');
    await goTo('/bestellingen?venster=order-1');
    expect(await screen.findByRole('dialog', { name: 'Bestelling 1' })).toBeVisible();
  });
});
