import { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { accountOf, act, apiError, mock, renderPage, screen, within, type MockCall } from '@stoet/web-kit/testing';
import { entryOf, presenceOf, PROJECT, remote } from '../../testing';
import AttendancePage from './attendance.page';

const people = [
  entryOf(1, 'An', 'Peeters', { present: true }),
  entryOf(2, 'Bart', 'Claes'),
  entryOf(3, 'Céline', 'Van Gestel', { markedPresent: false, reason: 'Ziek' }),
];
const path = '/projecten/:projectId/repetities/:repetitionId/aanwezigheid';
const show = (
  startsIn: number,
  more: Parameters<typeof presenceOf>[2] = {},
  extra: Parameters<typeof renderPage>[1] = {},
) =>
  renderPage(<AttendancePage />, {
    account: accountOf(1),
    ...{ path, route: `/projecten/${PROJECT}/repetities/7/aanwezigheid`, remotes: [remote] },
    ...extra,
    handlers: [mock(presenceRoutes.list, () => presenceOf(startsIn, people, more)), ...(extra.handlers ?? [])],
  });
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
const counter = (name: RegExp) => screen.getByRole('button', { name });

describe('attendance page', () => {
  it('shows each person by word, and counts the states', async () => {
    show(60);
    expect(await rowOf(/Peeters An.*Aanwezig/)).toBeVisible();
    expect(await rowOf(/Claes Bart.*Vermoedelijk aanwezig/)).toBeVisible();
    expect(await rowOf(/Van Gestel Céline.*Gewettigd afwezig.*Ziek/)).toBeVisible();
    expect(counter(/^3 Alle/)).toHaveAttribute('aria-pressed', 'true');
    expect(counter(/^1 Aanwezig/)).toBeVisible();
    expect(screen.getByText('De Warande, Warandestraat 42, 2300 Turnhout')).toBeVisible();
  });

  it('turns announced into unjustified absent 15 minutes after the start', async () => {
    show(-16);
    expect(await rowOf(/Claes Bart.*Ongewettigd afwezig/)).toBeVisible();
  });

  it('filters by state and name, in the address', async () => {
    const { user, address } = show(60);
    await rowOf(/Peeters/);
    await user.click(counter(/^1 Gewettigd afwezig/));
    expect(address()).toContain('status=0');
    expect(screen.queryByRole('row', { name: /Peeters/ })).toBeNull();
    await user.click(counter(/^3 Alle/));
    await user.type(screen.getByRole('searchbox', { name: 'Naam zoeken' }), 'celi gest');
    expect(screen.getByText('1 deelnemer')).toBeVisible();
    expect(await rowOf(/Van Gestel/)).toBeVisible();
  });

  it('shows a PIN that comes in elsewhere at once, and says it', async () => {
    const { live } = show(60);
    await rowOf(/Claes Bart.*Vermoedelijk/);
    expect(live.rooms).toContain(`project:${PROJECT}:repetitions`);
    const change = {
      repetitionId: 7,
      projectId: PROJECT,
      profileId: 2,
      present: true,
      markedPresent: true,
      reason: '',
    };
    act(() => live.emit('repetition_presence', { ...change, repetitionId: 8 }));
    expect(await rowOf(/Claes Bart.*Vermoedelijk/)).toBeVisible();
    act(() => live.emit('repetition_presence', change));
    expect(await rowOf(/Claes Bart.*Aanwezig/)).toBeVisible();
    expect(screen.getByText('Bart Claes: Aanwezig')).toBeInTheDocument();
    expect(counter(/^2 Aanwezig/)).toBeVisible();
  });

  it('lets staff sign somebody off with a reason, until 30 minutes before', async () => {
    const calls: MockCall[] = [];
    const answer = (call: MockCall) => (calls.push(call), { message: 'Bart Claes werd afgemeld' });
    const { user } = show(60, {}, { handlers: [mock(presenceRoutes.mark, answer)] });
    await user.click(await screen.findByRole('button', { name: 'Bart Claes afmelden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bart Claes afmelden' });
    await user.type(within(dialog).getByLabelText('Reden (niet verplicht)'), 'Griep');
    await user.click(within(dialog).getByRole('button', { name: 'Afmelden' }));
    expect(await screen.findByText('Bart Claes werd afgemeld')).toBeVisible();
    expect(calls[0].body).toEqual({ userId: 2, markedPresent: false, reason: 'Griep' });
  });

  it('offers no marks and says why when it is too late', async () => {
    show(29);
    await rowOf(/Peeters/);
    expect(screen.queryByRole('button', { name: 'Bart Claes afmelden' })).toBeNull();
    expect(screen.getByText(/Aan- of afmelden kan tot 30 minuten voor de start/)).toBeVisible();
  });

  it('opens the PIN screen in a new window inside the window of time only', async () => {
    show(60);
    const link = await screen.findByRole('link', { name: 'Pinscherm openen' });
    expect(link).toHaveAttribute('href', '/pinscherm/7?repetitionIds=7');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['too early', 200, {}, /Het pinscherm kan open vanaf/],
    ['too late', -20, {}, /Het pinscherm is gesloten sinds/],
    ['without registration', 60, { register: false }, /registreert geen aanwezigheid/],
  ])('says why the PIN screen cannot open: %s', async (_, startsIn, more, why) => {
    show(startsIn, more);
    expect(await screen.findByRole('button', { name: 'Pinscherm openen' })).toBeDisabled();
    expect(screen.getByText(why)).toBeVisible();
  });

  it('does not show a repetition under another project, and offers to try again', async () => {
    show(60, { projectId: 99 });
    expect(await screen.findByText('Niet gevonden')).toBeVisible();
  });

  it('says so when the list cannot be fetched', async () => {
    show(60, {}, { handlers: [mock(presenceRoutes.list, apiError('unavailable'))] });
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  });
});
