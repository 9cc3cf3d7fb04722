import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { presenceRoutes, repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import {
  accountOf,
  apiError,
  mock,
  renderPage,
  screen,
  waitFor,
  type MockAnswer,
  type MockCall,
} from '@stoet/web-kit/testing';
import { remote, repetitionOf } from '../../testing';
import PinScreenPage from './pin-screen.page';

const info = mock(settingsRoutes.info, {
  ...{
    title: 'Stoet',
    description: '',
    contact: 'x',
    chat: true,
    pinDuration: 150,
    translation: false,
    offstage: true,
  },
});
const one = (startsIn: number, more = {}) =>
  mock(repetitionRoutes.one, {
    ...repetitionOf(7, startsIn, more),
    ...{ notifications: false, sendMail: false, all: true, cast: null },
    data: { scenes: [], groups: [], roles: [], users: [] },
  });
const welcome = { success: true, firstName: 'An', lastName: 'Peeters', message: 'Welkom An', present: true };
const wrong = { success: false, firstName: '', lastName: '', message: 'Ongeldige pincode', present: false };

const show = (answer: MockAnswer<typeof presenceRoutes.enterPin> = welcome, startsIn = 60, more = {}) =>
  renderPage(<PinScreenPage />, {
    account: accountOf(1),
    ...{ path: '/pinscherm/:repetitionId', route: '/pinscherm/7?repetitionIds=7,8', remotes: [remote] },
    handlers: [info, one(startsIn, more), mock(presenceRoutes.enterPin, answer)],
  });
const press = async (user: ReturnType<typeof renderPage>['user'], digits: string) => {
  for (const digit of digits) await user.click(await screen.findByRole('button', { name: digit }));
};

describe('PIN screen', () => {
  it('sends five digits by itself, welcomes by name, and is ready for the next', async () => {
    const calls: MockCall[] = [];
    const { user } = show((call) => (calls.push(call), welcome));
    await press(user, '0123');
    expect(calls).toHaveLength(0);
    expect(screen.getByRole('img', { name: '4 cijfers van 5 ingegeven' })).toBeVisible();
    await press(user, '4');
    expect(await screen.findByText('Welkom An')).toBeVisible();
    expect(calls[0].body).toEqual({ pin: '01234', repetitionIds: [7, 8] });
    expect(await screen.findByText('Geef je pincode van 5 cijfers in')).toBeVisible();
    expect(screen.getByText(/Laatst: An Peeters/)).toBeVisible();
  });

  it('takes the keyboard too: digits, Backspace and Escape', async () => {
    const calls: MockCall[] = [];
    const { user } = show((call) => (calls.push(call), welcome));
    await screen.findByRole('button', { name: '1' });
    await user.keyboard('99{Escape}129{Backspace}345');
    await screen.findByText('Welkom An');
    expect(calls.map((c) => (c.body as { pin: string }).pin)).toEqual(['12345']);
  });

  it('says that a PIN is wrong, in the words of the specification', async () => {
    const { user } = show(wrong);
    await press(user, '99999');
    expect(await screen.findByText('Ongeldige pincode')).toBeVisible();
  });

  it('pauses with a countdown after too many wrong ones', async () => {
    const { user } = show(apiError('too_many', { retryAfter: 2 }));
    await press(user, '99999');
    expect(await screen.findByText('Te veel foute pincodes')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/Probeer opnieuw over \d s\./);
    expect(screen.getByRole('button', { name: '1' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: '1' })).toBeEnabled(), { timeout: 4000 });
  });

  it('keeps a failure of the network in sight until somebody types', async () => {
    const { user } = show(apiError('unavailable', { message: 'Even niet beschikbaar' }));
    await press(user, '12345');
    expect(await screen.findByText('Even niet beschikbaar')).toBeVisible();
    await press(user, '1');
    expect(screen.queryByText('Even niet beschikbaar')).toBeNull();
  });

  it('is closed outside the window of time', async () => {
    show(welcome, 100);
    expect(await screen.findByText(/Het pinscherm gaat open om/)).toBeVisible();
    expect(screen.getByRole('button', { name: '1' })).toBeDisabled();
  });
});
