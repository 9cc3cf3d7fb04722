import { castRoutes } from '@stoet/contracts/production/cast.contract';
import { locationRoutes } from '@stoet/contracts/production/location.contract';
import { participantRoutes } from '@stoet/contracts/production/participant.contract';
import { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor, within, type MockCall } from '@stoet/web-kit/testing';
import { listOf, PROJECT, remote } from '../../testing';
import LocationListPage from '../locations/location-list.page';
import ProjectRoleUsersPage from '../project-roles/project-role-users.page';

const address = { streetName: 'Grote Markt', houseNumber: '1', bus: '', zipCode: '2300', cityName: 'Turnhout' };
const market = { id: 1, name: 'Grote Markt', identifier: 'GM', address };

describe('list of locations', () => {
  const show = (handlers: Parameters<typeof renderPage>[1] = {}) =>
    renderPage(<LocationListPage />, {
      account: accountOf(1),
      remotes: [remote],
      ...handlers,
      handlers: [mock(locationRoutes.list, listOf([market])), ...(handlers.handlers ?? [])],
    });

  it('makes one in a window that closes after saving', async () => {
    const calls: MockCall[] = [];
    const create = mock(
      locationRoutes.create,
      (call) => (calls.push(call), { id: 2, message: 'Locatie werd succesvol aangemaakt' }),
    );
    const { user } = show({ handlers: [create] });
    expect(await screen.findByText('Grote Markt 1, 2300 Turnhout')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nieuwe locatie' }));
    // by its title inside: antd gives all its parts one id in tests
    const window = await screen.findByRole('dialog');
    expect(within(window).getByText('Nieuwe locatie')).toBeVisible();
    await user.type(within(window).getByLabelText('Naam'), 'De Warande');
    await user.type(within(window).getByLabelText('Afkorting'), 'WAR');
    await user.click(within(window).getByRole('button', { name: 'Bewaren' }));
    expect(await screen.findByText('Locatie werd succesvol aangemaakt')).toBeVisible();
    expect(calls[0].body).toMatchObject({ name: 'De Warande', identifier: 'WAR' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why one cannot be deleted', async () => {
    const message = 'Locatie Grote Markt wordt gebruikt door een repetitie';
    const { user } = show({ handlers: [mock(locationRoutes.remove, apiError('conflict', { message }))] });
    await user.click(await screen.findByRole('button', { name: 'Verwijderen: Grote Markt' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Grote Markt verwijderen?');
    await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('offers nothing to who may only read', async () => {
    show({ account: accountOf(0, ['locations.read']) });
    await screen.findByText('Grote Markt 1, 2300 Turnhout');
    expect(screen.queryByRole('button', { name: 'Nieuwe locatie' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Verwijderen/ })).toBeNull();
  });
});

describe('people of a role', () => {
  const role = {
    ...{
      id: 5,
      projectId: PROJECT,
      identifier: 'R5',
      name: 'Bakker',
      description: '',
      speaking: 1 as const,
      userCount: 1,
    },
  };
  const an = { id: 11, firstName: 'An', lastName: 'Peeters', onStage: true };
  const bart = { id: 12, firstName: 'Bart', lastName: 'Claes', onStage: true };
  const off = { id: 13, firstName: 'Céline', lastName: 'Maes', onStage: false };

  it('links by a tick, on stage and off stage, and saves only what changed', async () => {
    const calls: MockCall[] = [];
    const message = "Medewerkers van rol 'Bakker' werden succesvol gewijzigd";
    const { user } = renderPage(<ProjectRoleUsersPage />, {
      account: accountOf(1),
      path: '/projecten/:projectId/rollen/bewerk/:roleId/gebruikers',
      route: `/projecten/${PROJECT}/rollen/bewerk/5/gebruikers`,
      remotes: [remote],
      handlers: [
        mock(projectRoleRoutes.one, role),
        mock(projectRoleRoutes.users, {
          data: [{ userId: 11, castId: null, firstName: 'An', lastName: 'Peeters', onStage: true }],
        }),
        mock(participantRoutes.list, { data: [bart, an, off] }),
        mock(castRoutes.list, listOf([{ id: 1, name: 'Rode cast', projectId: PROJECT, projectName: 'Stoet' }])),
        mock(projectRoleRoutes.setUsers, (call) => (calls.push(call), { message })),
      ],
    });
    expect(await screen.findByRole('checkbox', { name: 'Peeters An' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Claes Bart' }));
    await user.click(screen.getByText('Off-stage'));
    await user.click(screen.getByRole('checkbox', { name: 'Maes Céline' }));
    await user.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls[0].body).toEqual({
      users: [11, 12, 13].map((userId) => ({ userId, castId: null })),
    });
    expect(screen.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
  });
});
