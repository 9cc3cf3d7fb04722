import { presenceRoutes, repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { accountOf, apiError, mock, renderPage, screen, within, type MockCall } from '@stoet/web-kit/testing';
import { listOf, remote, repetitionOf } from '../../testing';
import MyRepetitionsPage from './my-repetitions.page';

const show = (rows: ReturnType<typeof repetitionOf>[], handlers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<MyRepetitionsPage />, {
    account: accountOf(0),
    remotes: [remote],
    ...handlers,
    handlers: [mock(repetitionRoutes.listAll, listOf(rows)), ...(handlers.handlers ?? [])],
  });

describe('my repetitions', () => {
  it('says it in the words of the specification when there are none', async () => {
    show([]);
    expect(await screen.findByText('Je wordt in de nabije toekomst niet verwacht op een repetitie')).toBeVisible();
  });

  it('asks only what is mine and still to come', async () => {
    const calls: MockCall[] = [];
    const list = mock(repetitionRoutes.listAll, (call) => (calls.push(call), listOf([repetitionOf(1, 600)])));
    show([], { handlers: [list] });
    const item = await screen.findByRole('listitem');
    expect(within(item).getByRole('heading', { name: 'Doorloop 1' })).toBeVisible();
    expect(within(item).getByText('Je wordt verwacht')).toBeVisible();
    expect(calls[0].query).toMatchObject({ filters: { mine: true, past: false }, sort: 'startDt:asc' });
  });

  it('signs off with an optional reason', async () => {
    const calls: MockCall[] = [];
    const mark = mock(presenceRoutes.mark, (call) => {
      calls.push(call);
      return { message: 'U bent nu afgemeld voor deze repetitie' };
    });
    const { user } = show([repetitionOf(1, 600)], { handlers: [mark] });
    await user.click(await screen.findByRole('button', { name: /^Doorloop 1 op .*: afmelden$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Afmelden voor Doorloop 1' });
    await user.click(within(dialog).getByRole('button', { name: 'Afmelden' }));
    expect(await screen.findByText('U bent nu afgemeld voor deze repetitie')).toBeVisible();
    expect(calls[0].body).toEqual({ markedPresent: false, reason: '' });
  });

  it('signs on again, and shows why that failed', async () => {
    const gone = { present: false, markedPresent: false, reason: 'Ziek' };
    const late = apiError('conflict', {
      message: 'Aan- of afmelden kan tot 30 minuten voor de start van de repetitie',
    });
    const { user } = show([repetitionOf(1, 600, { mine: gone })], { handlers: [mock(presenceRoutes.mark, late)] });
    expect(await screen.findByText('Afgemeld: Ziek')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /weer aanmelden$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('tot 30 minuten voor de start');
  });

  it.each([
    ['too late', repetitionOf(1, 29), /tot 30 minuten voor de start/],
    ['closed', repetitionOf(1, 600, { open: false }), /gesloten/],
  ])('says why signing off is not possible: %s', async (_, row, why) => {
    show([row]);
    expect(await screen.findByRole('button', { name: /afmelden$/ })).toBeDisabled();
    expect(screen.getByText(why)).toBeVisible();
  });
});
