import { locationRoutes } from '@stoet/contracts/production/location.contract';
import { repetitionRoutes as routes } from '@stoet/contracts/production/repetition.contract';
import { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
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
import { listOf, PROJECT, remote, repetitionOf } from '../../testing';
import RepetitionFormPage from './repetition-form.page';
import RepetitionListTab from './repetition-list.tab';

const address = { streetName: '', houseNumber: '', bus: '', zipCode: '', cityName: '' };
const lookups = [
  mock(locationRoutes.list, listOf([{ id: 1, name: 'De Warande', identifier: 'WAR', address }])),
  mock(repetitionTypeRoutes.list, listOf([{ id: 2, name: 'Doorloop' }])),
];
const choices = mock(routes.selectorData, {
  ...{ allChecked: true, groups: [], roles: [], users: [], casts: [] },
  scenes: [{ id: 4, identifier: 'S1', name: 'De markt', checked: false, groups: [], roles: [] }],
});

describe('list of repetitions', () => {
  const show = (handlers: Parameters<typeof renderPage>[1] = {}) =>
    renderPage(<RepetitionListTab projectId={PROJECT} />, {
      account: accountOf(1),
      remotes: [remote],
      handlers: [...lookups, ...(handlers.handlers ?? [])],
    });

  it('shows what is to come, with a link to its attendance, and follows live changes', async () => {
    const calls: MockCall[] = [];
    const list = mock(routes.list, (call) => (calls.push(call), listOf([repetitionOf(1, 600)])));
    const { live } = show({ handlers: [list] });
    const link = await screen.findByRole('link', { name: 'Doorloop 1' });
    expect(link).toHaveAttribute('href', `/projecten/${PROJECT}/repetities/1/aanwezigheid`);
    expect(calls[0].query.filters).toEqual({ past: 0 });
    act(() => live.emit('repetitions_changed', { id: 1, projectId: PROJECT }));
    await waitFor(() => expect(calls.length).toBe(2));
  });

  it('closes what is selected', async () => {
    const calls: MockCall[] = [];
    const close = mock(routes.close, (call) => (calls.push(call), { message: 'Repetities werden succesvol gesloten' }));
    const { user } = show({
      handlers: [mock(routes.list, listOf([repetitionOf(1, 600), repetitionOf(2, 900)])), close],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Doorloop 2 selecteren' }));
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(await screen.findByText('Repetities werden succesvol gesloten')).toBeVisible();
    expect(calls[0].body).toEqual({ ids: [2] });
  });

  it('asks before deleting, naming the repetition', async () => {
    const removed = mock(routes.remove, { message: 'Repetitie werd succesvol verwijderd' });
    const { user } = show({ handlers: [mock(routes.list, listOf([repetitionOf(1, 600)])), removed] });
    await user.click(await screen.findByRole('button', { name: 'Acties voor Doorloop 1' }));
    await user.click(await screen.findByRole('menuitem', { name: /Verwijderen/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Doorloop 1 verwijderen?');
    await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Repetitie werd succesvol verwijderd')).toBeVisible();
  });
});

describe('form of a repetition', () => {
  const show = (create: Parameters<typeof mock<typeof routes.create>>[1]) =>
    renderPage(<RepetitionFormPage />, {
      account: accountOf(1),
      ...{ path: '/projecten/:projectId/repetities/nieuw', route: `/projecten/${PROJECT}/repetities/nieuw` },
      remotes: [remote],
      handlers: [...lookups, choices, mock(routes.create, create)],
    });
  const fill = async (user: ReturnType<typeof renderPage>['user']) => {
    await user.type(await screen.findByLabelText('Code'), 'R1');
    await user.type(screen.getByLabelText('Naam'), 'Eerste doorloop');
    await user.type(screen.getByLabelText('Omschrijving'), 'Met iedereen');
    await user.type(await screen.findByLabelText('Datum'), '24/10/2026{Enter}');
    await user.type(screen.getByLabelText('Start'), '19u30');
    await user.type(screen.getByLabelText('Einde'), '2130');
    for (const [label, option] of [
      ['Locatie', 'De Warande'],
      ['Type', 'Doorloop'],
    ]) {
      await user.click(screen.getByLabelText(label));
      await user.click(await screen.findByTitle(option));
    }
  };

  it('cannot be saved until everything is there, and says what is not', async () => {
    const { user } = show({ id: 1, message: '' });
    expect(await screen.findByRole('button', { name: 'Bewaren' })).toBeDisabled();
    expect(
      screen.getByText(
        'Gelieve de verplichte velden in te vullen (Code, Naam, Omschrijving, Datum, Start, Einde, Locatie, Type)',
      ),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Code'), 'R1');
    expect(await screen.findByText(/in te vullen \(Naam, Omschrijving/)).toBeVisible();
  });

  it('saves the times of Brussels and goes back to the list', async () => {
    const calls: MockCall[] = [];
    const { user, address } = show(
      (call) => (calls.push(call), { id: 9, message: 'Repetitie Eerste doorloop werd aangemaakt' }),
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect(await screen.findByText('Repetitie Eerste doorloop werd aangemaakt')).toBeVisible();
    expect(calls[0].body).toMatchObject({
      ...{ projectId: PROJECT, identifier: 'R1', locationId: 1, typeId: 2, all: true, register: true },
      ...{ startDt: '2026-10-24T17:30:00.000Z', endDt: '2026-10-24T19:30:00.000Z' },
      data: { scenes: [], groups: [], roles: [], users: [] },
    });
    expect(address()).toBe(`/projecten/${PROJECT}/repetities`);
  });

  it('keeps everything and shows the server’s message at its field', async () => {
    const message = 'Locatie niet gevonden';
    const { user } = show(apiError('invalid', { message, fields: { locationId: message } }));
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Naam')).toHaveValue('Eerste doorloop');
  });
});
