import type { RightKey } from '@stoet/contracts';
import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import {
  registrationRoutes,
  type Registration,
  type RegistrationRow,
} from '@stoet/contracts/volunteers/registration.contract';
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
import { aProject, aRegistration, listOf, lookups } from '../../testing';
import OwnRegistrationPage from './own-registration.page';
import ProjectFramePage from '../projects/project-frame.page';

describe('one’s own registration', () => {
  const show = (registration: Registration, ...more: ReturnType<typeof mock>[]) =>
    renderPage(<OwnRegistrationPage />, {
      account: accountOf(0),
      route: '/inschrijvingen/7',
      path: '/inschrijvingen/:registrationId',
      handlers: [mock(registrationRoutes.one, registration), ...lookups, ...more],
    });

  it('is signed off after a question that says what stays', async () => {
    const signOff = mock(registrationRoutes.signOff, { message: 'Je werd uitgeschreven voor Kempense Stoet' });
    const { user, address } = show(aRegistration(), signOff);
    await user.click(await screen.findByRole('button', { name: 'Uitschrijven' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Je profielgegevens worden niet verwijderd/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Uitschrijven' }));
    expect(await screen.findByText('Je werd uitgeschreven voor Kempense Stoet')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/inschrijvingen'));
  });

  it('says why it cannot be signed off or changed any more', async () => {
    show(aRegistration({ maySignOff: false, mayEdit: false }));
    expect(await screen.findByText('Uitschrijven kan niet meer: de termijn is voorbij.')).toBeVisible();
    expect(screen.getByText('Wijzigen kan niet meer: de termijn is voorbij.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /wijzigen/ })).toBeNull();
  });

  it('changes its roles; a refusal stays in sight and the form open', async () => {
    let refuse = true;
    let sent: unknown;
    const update = mock(registrationRoutes.updateRoles, (call) => {
      sent = call.body;
      return refuse
        ? apiError('forbidden', { message: 'Je kan deze inschrijving niet meer wijzigen' })
        : { message: 'Inschrijving werd succesvol gewijzigd' };
    });
    const { user } = show(aRegistration(), update);
    await user.click(await screen.findByRole('button', { name: 'Voorkeuren wijzigen' }));
    await user.click(await screen.findByRole('combobox', { name: 'Voorkeuren' }));
    await user.click(await screen.findByTitle('Zingen'));
    await user.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect(await screen.findByText('Je kan deze inschrijving niet meer wijzigen')).toBeVisible();
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect(await screen.findByText('Inschrijving werd succesvol gewijzigd')).toBeVisible();
    expect(sent).toEqual({ roles: [1, 4, 3], auditioning: false });
    expect(screen.queryByRole('button', { name: 'Bewaren' })).toBeNull();
  });
});

describe('the registrations of a project', () => {
  const row = (id: number, lastName: string): RegistrationRow => ({
    id,
    projectId: 3,
    location: 1,
    creationDt: '2026-02-01T10:00:00.000Z',
    user: { id, firstName: 'Jef', lastName, image: null },
  });
  const { talents: _t, remarks: _r, diet: _d, roles: _ro, auditioning: _a, ...seen } = aRegistration();
  const show = (rows: () => RegistrationRow[], rights: RightKey[], route = '/projecten/3/inschrijvingen') => {
    const asked: MockCall[] = [];
    const page = renderPage(<ProjectFramePage />, {
      account: accountOf(0, ['projects.read', 'registrations.read', ...rights]),
      route,
      path: '/projecten/:projectId/*',
      remotes: [remote],
      handlers: [
        mock(projectRoutes.one, aProject()),
        mock(registrationRoutes.one, { ...seen, mayEdit: false }),
        mock(registrationRoutes.list, (call) => (asked.push(call), listOf(...rows()))),
        ...lookups,
      ],
    });
    return { ...page, asked };
  };

  it('show the one that arrives while the page is open', async () => {
    let rows = [row(1, 'Aerts')];
    const { live } = show(() => rows, []);
    expect(await screen.findByRole('link', { name: /Aerts Jef/ })).toHaveAttribute(
      'href',
      '/projecten/3/inschrijvingen/1/gegevens',
    );
    await waitFor(() => expect(live.rooms).toContain('project:3:registrations'));
    rows = [...rows, row(2, 'Bax')];
    act(() => live.emit('registration_added', { id: 2, projectId: 3, profileId: 2 }));
    expect(await screen.findByRole('link', { name: /Bax Jef/ })).toBeVisible();
    expect(screen.getByText(/Nieuwe inschrijving toegevoegd/)).toBeInTheDocument();
  });

  it('are not fetched again for another project', async () => {
    const { live, asked } = show(() => [row(1, 'Aerts')], []);
    await screen.findByRole('link', { name: /Aerts Jef/ });
    act(() => live.emit('registration_added', { id: 2, projectId: 4, profileId: 2 }));
    expect(screen.queryByText(/Nieuwe inschrijving toegevoegd/)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are filtered by the address, with the filters that the reader has a right to', async () => {
    const { asked } = show(
      () => [row(1, 'Aerts')],
      ['registrations.preferred'],
      '/projecten/3/inschrijvingen?onStage=1&sorteer=name:desc',
    );
    await screen.findByRole('link', { name: /Aerts Jef/ });
    expect(asked[0]).toMatchObject({
      params: { projectId: '3' },
      query: { filters: { onStage: 1 }, sort: 'name:desc' },
    });
    expect(screen.getByRole('combobox', { name: 'Voorkeur' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Geslacht' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exporteren' })).toBeNull();
  });

  it('open one below the tab, with what the reader may see of it', async () => {
    const { user } = show(() => [row(7, 'Peeters')], ['registrations.delete'], '/projecten/3/inschrijvingen/7');
    expect(await screen.findByRole('heading', { level: 2, name: 'An Peeters' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kempense Stoet');
    expect(screen.queryByText('Dieet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Uitschrijven' }));
    expect((await screen.findAllByText('An Peeters uitschrijven voor Kempense Stoet?'))[0]).toBeVisible();
  });
});
