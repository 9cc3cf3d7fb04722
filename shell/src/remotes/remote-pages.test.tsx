import { defineRemote, type RemoteModule } from '@stoet/web-kit/remote';
import { accountOf, renderPage, screen } from '@stoet/web-kit/testing';
import '../frame/frame-texts';
import { RemotePages } from './remote-pages';
import { RemoteStore, type RemoteSource } from './remote-store';
import { RemoteStatesProvider } from './remotes-context';

const remoteOf = (id: string, path: string, more: Partial<RemoteModule> = {}) =>
  defineRemote({
    id,
    routes: [{ path, page: async () => ({ default: () => <h1>Pagina van {id}</h1> }) }],
    menu: [],
    slots: [],
    texts: { nl: {} },
    ...more,
  });
const clothing = remoteOf('clothing', '/kledijbeheer/artikels');
const volunteers = remoteOf('volunteers', '/projecten');

const sourceOf = (load: RemoteSource['load']): RemoteSource => ({
  find: async () => [
    { name: 'volunteers', manifest: '/v' },
    { name: 'clothing', label: 'Kledij', manifest: '/c' },
  ],
  load,
});
const show = (source: RemoteSource, route: string) =>
  renderPage(
    <RemoteStatesProvider store={new RemoteStore(source)}>
      <RemotePages />
    </RemoteStatesProvider>,
    { account: accountOf(1), route },
  );

test('a remote that fails leaves a notice in its place, and comes back when it is tried again', async () => {
  let down = true;
  const source = sourceOf(async ({ name }) => {
    if (name === 'volunteers') return volunteers;
    if (down) throw new Error('no answer');
    return clothing;
  });
  const { user } = show(source, '/kledijbeheer/artikels');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kledij is even niet bereikbaar.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { name: 'Pagina van clothing' })).toBeInTheDocument();
});

test('the others go on while one is down', async () => {
  const source = sourceOf(async ({ name }) => {
    if (name === 'clothing') throw new Error('no answer');
    return volunteers;
  });
  show(source, '/projecten');
  expect(await screen.findByRole('heading', { name: 'Pagina van volunteers' })).toBeInTheDocument();
});

test('a list of remotes that cannot be read is tried again as a whole', async () => {
  let down = true;
  const source = sourceOf(async ({ name }) => (name === 'clothing' ? clothing : volunteers));
  const failing: RemoteSource = { ...source, find: () => (down ? Promise.reject(new Error('503')) : source.find()) };
  const { user } = show(failing, '/projecten');
  expect(await screen.findByRole('alert')).toHaveTextContent('Een onderdeel van deze pagina is even niet bereikbaar.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { name: 'Pagina van volunteers' })).toBeInTheDocument();
});

test('an address that no remote knows is a page that does not exist', async () => {
  show(
    sourceOf(async ({ name }) => (name === 'clothing' ? clothing : volunteers)),
    '/bestaat-niet',
  );
  expect(await screen.findByRole('heading', { name: 'Niet gevonden' })).toBeInTheDocument();
});

test('a page without the right for it says so', async () => {
  const guarded = remoteOf('clothing', '/kledijbeheer/artikels', {
    routes: [
      {
        path: '/kledijbeheer/artikels',
        right: 'articles.read',
        page: async () => ({ default: () => <h1>Artikels</h1> }),
      },
    ],
  });
  renderPage(
    <RemoteStatesProvider store={new RemoteStore(sourceOf(async () => guarded))}>
      <RemotePages />
    </RemoteStatesProvider>,
    { account: accountOf(0), route: '/kledijbeheer/artikels' },
  );
  expect(await screen.findByRole('heading', { name: 'Geen toegang' })).toBeInTheDocument();
});
