import { accountOf, act, renderPage, screen, waitFor } from '../testing';
import { defineRemote, Slot, type Loader, type RemoteModule } from '.';

const remote = (id: string, content: Loader<{ projectId: number }>, more: object = {}): RemoteModule =>
  defineRemote({
    id,
    routes: [],
    menu: [],
    slots: [{ slot: 'project-tabs', id, content, ...more }],
    texts: { nl: { tab: `Tab ${id}` } },
  });
const shows =
  (text: string): Loader<{ projectId: number }> =>
  async () => ({
    default: ({ projectId }) => (
      <p>
        {text} {projectId}
      </p>
    ),
  });
const slot = <Slot name="project-tabs" context={{ projectId: 3 }} />;

it('shows what several remotes put there, in order', async () => {
  const remotes = [remote('b', shows('tweede')), remote('a', shows('eerste'), { order: 1 })];
  renderPage(slot, { account: accountOf(1), remotes });
  await screen.findByText('tweede 3');
  expect(screen.getAllByText(/3$/).map((e) => e.textContent)).toEqual(['eerste 3', 'tweede 3']);
});

it('leaves out what the account may not see, but counts rights in this project', async () => {
  const remotes = [
    remote('x', shows('rollen'), { right: 'roles.read' }),
    remote('y', shows('scenes'), { right: 'scenes.read' }),
    remote('z', shows('beheer'), { audience: 'staff' }),
  ];
  const rights = { global: [], projects: { 3: ['scenes.read'] }, flags: {} };
  renderPage(slot, { account: accountOf(0, [], { rights }), remotes });
  expect(await screen.findByText('scenes 3')).toBeVisible();
  expect(screen.queryByText('rollen 3')).not.toBeInTheDocument();
  expect(screen.queryByText('beheer 3')).not.toBeInTheDocument();
});

it('keeps a failure in its own place, and trying again loads again', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let up = false;
  const flaky: Loader<{ projectId: number }> = () => (up ? shows('terug')() : Promise.reject(new Error('weg')));
  const remotes = [remote('stuk', flaky, { label: 'stuk:tab' }), remote('goed', shows('goed'))];
  const { user } = renderPage(slot, { account: accountOf(1), remotes });
  expect(await screen.findByRole('alert')).toHaveTextContent('Tab stuk: Dit onderdeel kon niet geladen worden.');
  expect(await screen.findByText('goed 3')).toBeVisible();
  act(() => void (up = true));
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.getByText('terug 3')).toBeVisible());
  complain.mockRestore();
});
