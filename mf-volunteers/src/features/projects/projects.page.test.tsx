import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
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
import { aProject, aRegistration, listOf, lookups } from '../../testing';
import ProjectsPage from './projects.page';

const show = (level: 0 | 1, handlers: Parameters<typeof renderPage>[1], route = '/projecten') =>
  renderPage(<ProjectsPage />, { account: accountOf(level), route, ...handlers });

describe('the staff', () => {
  it('sees the active projects, with what can be done to each', async () => {
    const asked: MockCall[] = [];
    const list = mock(projectRoutes.list, (call) => (asked.push(call), listOf(aProject())));
    const { user } = show(1, { handlers: [list] });
    expect(await screen.findByRole('link', { name: 'Kempense Stoet' })).toHaveAttribute(
      'href',
      '/projecten/3/overzicht',
    );
    expect(asked[0].query.filters).toEqual({ inactive: false });
    await user.click(screen.getByRole('button', { name: 'Acties voor Kempense Stoet' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Beheren', 'Inschrijven', 'Bewerken', 'Verwijderen']);
  });

  it('makes a project in a window, and keeps it open while something is wrong', async () => {
    let sent: unknown;
    const create = mock(projectRoutes.create, (call) => {
      sent = call.body;
      return { id: 4, message: 'Project werd succesvol aangemaakt' };
    });
    const { user } = show(1, { handlers: [mock(projectRoutes.list, listOf(aProject())), create] });
    await user.click(await screen.findByRole('button', { name: 'Nieuw project' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Project aanmaken')).toBeVisible();
    await user.type(await within(dialog).findByLabelText('Naam'), 'ab');
    await user.click(within(dialog).getByRole('button', { name: 'Bewaren' }));
    expect(await within(dialog).findByText('min. 3 en max. 255 karakters')).toBeVisible();
    expect(within(dialog).getAllByText('Veld mag niet leeg zijn')).toHaveLength(4);
    expect(sent).toBeUndefined();
  });

  it('deletes a project with registrations only after hearing how many go with it', async () => {
    const forced: unknown[] = [];
    const remove = mock(projectRoutes.remove, ({ query }) => {
      forced.push(query.force);
      return query.force === 'true'
        ? { message: 'Project werd succesvol verwijderd' }
        : apiError('conflict', { details: { registrations: 12 } });
    });
    const { user } = show(1, { handlers: [mock(projectRoutes.list, listOf(aProject())), remove] });
    await user.click(await screen.findByRole('button', { name: 'Acties voor Kempense Stoet' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText(/Ook 12 inschrijvingen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alles verwijderen' }));
    expect(await screen.findByText('Project werd succesvol verwijderd')).toBeVisible();
    expect(forced).toEqual(['false', 'true']);
  });

  it('sees a project that somebody else makes without doing anything', async () => {
    let rows = listOf(aProject());
    const { live } = show(1, { handlers: [mock(projectRoutes.list, () => rows)] });
    await screen.findByRole('link', { name: 'Kempense Stoet' });
    expect(live.rooms).toContain('all:projects');
    rows = listOf(aProject(), aProject({ id: 4, name: 'Kerststoet' }));
    act(() => live.emit('project_changed', { id: 4 }));
    expect(await screen.findByRole('link', { name: 'Kerststoet' })).toBeVisible();
  });
});

describe('a participant', () => {
  it('sees what is open, registers for it, and finds what he registered for', async () => {
    const projects = listOf(
      aProject(),
      aProject({ id: 5, name: 'Kerststoet', registered: true, registrationId: 7, mode: 'off' }),
    );
    show(0, {
      handlers: [mock(projectRoutes.list, projects), mock(registrationRoutes.own, listOf(aRegistration())), ...lookups],
    });
    const card = (await screen.findByRole('heading', { name: 'Kerststoet' })).closest('li')!;
    expect(within(card).getByText('Ingeschreven')).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/inschrijvingen/7');
    expect(screen.getByRole('link', { name: 'Inschrijven Kempense Stoet' })).toHaveAttribute(
      'href',
      '/projecten/inschrijven/3',
    );
    expect(await screen.findByText('Acteren, Dansen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nieuw project' })).toBeNull();
  });

  it('hears that nothing is open', async () => {
    show(0, { handlers: [mock(projectRoutes.list, listOf()), mock(registrationRoutes.own, listOf()), ...lookups] });
    expect(await screen.findByText('Er zijn nu geen projecten waarvoor je kan inschrijven.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Je bent nog niet ingeschreven voor een project.')).toBeVisible());
  });
});
