import type { ListAnswer } from '@stoet/contracts';
import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { accessRoleRoutes } from '@stoet/contracts/gateway/access-role.contract';
import { accountOf, apiError, fireEvent, mock, renderPage, screen, waitFor, within, type MockCall } from '../testing';
import { ListPage, type BulkAction, type ListColumn, type ListFilter, type RowOf } from '.';

type Row = RowOf<typeof accessRoleRoutes>;
const row = (id: number): Row => ({
  id,
  name: `Rol ${id}`,
  description: `Over rol ${id}`,
  projectId: null,
  userCount: id,
});
const columns: ListColumn<Row>[] = [
  { key: 'name', title: 'Naam', sort: 'name', card: 'title' },
  { key: 'description', title: 'Omschrijving', card: 'subtitle' },
  { key: 'userCount', title: 'Gebruikers', align: 'right' },
];
const filters: ListFilter[] = [
  { name: 'project', label: 'Project', kind: 'select', options: [{ value: 3, label: 'Stoet 2026' }] },
];
const page = (call: MockCall, total = 23): ListAnswer<Row> => {
  const { offset = 0, items = 10 } = call.query as { offset?: string; items?: string };
  const data = Array.from({ length: total }, (_, i) => row(i + 1)).slice(+offset, +offset + +items);
  return { data, total, offset: +offset, items: +items, filters: {}, message: '' };
};

function show(list: Parameters<typeof mock<typeof accessRoleRoutes.list>>[1], route = '/rollen', bulk?: BulkAction[]) {
  return renderPage(
    <ListPage
      title="Toegangsrollen"
      routes={accessRoleRoutes}
      columns={columns}
      filters={filters}
      rowName={(r) => r.name}
      rowHref={(r) => `/rollen/${r.id}`}
      rowActions={(r) => [{ key: 'open', label: 'Openen', href: `/rollen/${r.id}` }]}
      bulkActions={bulk}
      create={{ label: 'Nieuwe rol', right: 'rights.create', to: '/rollen/nieuw' }}
      empty="Er zijn nog geen toegangsrollen."
    />,
    { account: accountOf(1), route, handlers: [mock(accessRoleRoutes.list, list)] },
  );
}

describe('what is listed', () => {
  it('shows a page with its total, and rows as real links', async () => {
    show(page);
    expect(await screen.findByRole('link', { name: 'Rol 1' })).toHaveAttribute('href', '/rollen/1');
    expect(screen.getByText('1–10 van 23')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toegangsrollen');
  });

  it('asks what the address says: filter, sort and page', async () => {
    const calls: MockCall[] = [];
    show((call) => (calls.push(call), page(call)), '/rollen?text=an&project=3&sorteer=name:desc&pagina=2');
    expect(await screen.findByText('11–20 van 23')).toBeVisible();
    expect(calls[0].query).toEqual({
      filters: { text: 'an', project: 3 },
      sort: 'name:desc',
      offset: '10',
      items: '10',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('an');
    expect(screen.getByText('Project: Stoet 2026')).toBeVisible();
  });

  it('goes to the last page when the address names one that is not there', async () => {
    const { address } = show(page, '/rollen?pagina=9');
    expect(await screen.findByText('21–23 van 23')).toBeVisible();
    expect(address()).toBe('/rollen?pagina=3');
  });

  it('keeps the old rows while new ones are on their way', async () => {
    let release = () => {};
    const { user } = show(async (call) => {
      if (call.query.offset === '10') await new Promise<void>((done) => (release = done));
      return page(call);
    });
    await screen.findByRole('link', { name: 'Rol 1' });
    await user.click(screen.getByTitle('2'));
    expect(screen.getByRole('link', { name: 'Rol 1' })).toBeVisible();
    await waitFor(() => release());
    release();
    expect(await screen.findByRole('link', { name: 'Rol 11' })).toBeVisible();
  });
});

describe('searching, filtering, sorting', () => {
  it('searches after a pause, from the first page, and `/` brings the cursor there', async () => {
    const calls: MockCall[] = [];
    const { user, address } = show((call) => (calls.push(call), page(call)), '/rollen?pagina=2');
    await screen.findByText('11–20 van 23');
    await user.keyboard('/jan');
    expect(screen.getByRole('searchbox')).toHaveValue('jan');
    await waitFor(() => expect(address()).toBe('/rollen?text=jan'));
    await waitFor(() => expect(calls.at(-1)?.query.filters).toEqual({ text: 'jan' }));
    expect(calls.map((call) => (call.query.filters as { text?: string }).text)).not.toContain('j');
  });

  it('sorts by a head, also from the keyboard', async () => {
    const { user, address } = show(page);
    await screen.findByRole('link', { name: 'Rol 1' });
    const head = screen.getByRole('columnheader', { name: /Naam/ });
    head.focus();
    expect(head).toHaveFocus();
    // user-event leaves out keyCode, which is what antd looks at
    fireEvent.keyDown(head, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(address()).toBe('/rollen?sorteer=name%3Aasc'));
    await user.click(head);
    await waitFor(() => expect(address()).toBe('/rollen?sorteer=name%3Adesc'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  it('clears the filters from the chips', async () => {
    const { user, address } = show(page, '/rollen?text=an&project=3');
    await user.click(await screen.findByRole('button', { name: 'Wis alles' }));
    expect(address()).toBe('/rollen');
  });
});

describe('states', () => {
  const none = (call: MockCall) => page(call, 0);
  it('loading is said', () => {
    show(() => new Promise(() => {}));
    expect(screen.getByRole('status', { name: 'Bezig met laden' })).toBeVisible();
  });
  it('empty says what to do next', async () => {
    show(none);
    expect(await screen.findByText('Er zijn nog geen toegangsrollen.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Nieuwe rol' })).toHaveLength(2));
  });
  it('empty by filters offers to clear them', async () => {
    const { user, address } = show(none, '/rollen?project=3');
    await user.click(await screen.findByRole('button', { name: 'Wis filters' }));
    expect(address()).toBe('/rollen');
  });
  it('no right is said', async () => {
    show(() => apiError('forbidden'));
    expect(await screen.findByText('Geen toegang')).toBeVisible();
  });
  it('failed can be tried again', async () => {
    let works = false;
    const { user } = show((call) => (works ? page(call) : apiError('unavailable')));
    expect(await screen.findByText('Dit onderdeel is even niet beschikbaar')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('link', { name: 'Rol 1' })).toBeVisible();
  });
});

describe('selection', () => {
  it('stands for rows, then for all that match except some', async () => {
    const run = jest.fn<boolean, Parameters<BulkAction['run']>>(() => false);
    const { user } = show(page, '/rollen?text=rol', [{ key: 'mail', label: 'Mailen', run }]);
    await user.click(await screen.findByRole('checkbox', { name: 'Rol 2 selecteren' }));
    expect(screen.getByText('1 geselecteerd')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mailen' }));
    expect(run).toHaveBeenLastCalledWith({ ids: [2] }, 1);
    await user.click(screen.getByRole('button', { name: 'Selecteer alle 23' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rol 3 selecteren' }));
    await user.click(screen.getByRole('button', { name: 'Mailen' }));
    expect(run).toHaveBeenLastCalledWith({ all: true, except: [3], filters: { text: 'rol' } }, 22);
  });
});

it('exports exactly what is listed, with a ticket for that address', async () => {
  let asked = '';
  const { user } = renderPage(
    <ListPage title="Rollen" routes={accessRoleRoutes} columns={columns} rowName={(r) => r.name} empty="Geen" />,
    {
      account: accountOf(1),
      route: '/?text=an&sorteer=name:desc',
      handlers: [
        mock(accessRoleRoutes.list, page),
        mock(accountRoutes.ticket, (call) => {
          asked = (call.body as { path: string }).path;
          return { ticket: 'eenmalig' };
        }),
      ],
    },
  );
  const opened: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
  await user.click(await screen.findByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(opened).toEqual([`${asked}&token=eenmalig`]));
  const url = new URL(asked, 'http://x');
  expect(url.pathname).toBe('/api/reports/access_roles.xlsx');
  expect(Object.fromEntries(url.searchParams)).toEqual({ filters: '{"text":"an"}', sort: 'name:desc', items: 'all' });
  click.mockRestore();
});

it('is cards on a phone, with the filters in a drawer and the actions in a menu', async () => {
  window.innerWidth = 390;
  const { user } = show(page);
  const cards = await screen.findByRole('list', { name: 'Lijst: Toegangsrollen' });
  expect(within(cards).getAllByRole('listitem')).toHaveLength(10);
  expect(within(cards).getAllByRole('link')[0]).toHaveAttribute('href', '/rollen/1');
  expect(screen.getByRole('button', { name: 'Acties voor Rol 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByRole('combobox', { name: 'Project' })).toBeVisible();
});
