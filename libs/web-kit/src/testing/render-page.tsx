import { accountRoutes, type Account } from '@stoet/contracts/gateway/account.contract';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient, credentials, QueryClientProvider } from '../api';
import { FeedbackProvider } from '../feedback';
import { LiveProvider } from '../live';
import { RemotesProvider, type RemoteModule } from '../remote';
import { AppRouter, memoryHistory } from '../router';
import { SessionProvider } from '../session';
import { AppTheme } from '../theme';
import { TextsProvider } from '../texts';
import { Taskbar, WindowsProvider } from '../windows';
import { FakeLive } from './fake-live';
import { api, mock, type Handler } from './mock-api';

export interface RenderOptions {
  /** Who is logged in; null: nobody. */
  account?: Account | null;
  /** Address of the page, with its query. */
  route?: string;
  /** Pattern that the page stands at: `/projecten/:projectId`; everything unless told. */
  path?: string;
  handlers?: readonly Handler[];
  remotes?: readonly RemoteModule[];
}
export interface RenderedPage {
  user: UserEvent;
  live: FakeLive;
  /** Address now: path and query. */
  address: () => string;
  goBack: () => Promise<void>;
  goTo: (address: string) => Promise<void>;
}

/** Shows a page as the shell does, with everything around it and an API that answers as the handlers say. */
export function renderPage(ui: ReactNode, options: RenderOptions = {}): RenderedPage {
  const { account = null, route = '/', path = '*', handlers = [], remotes = [] } = options;
  if (account) {
    credentials.set('test-token', false);
    api.use(mock(accountRoutes.me, account));
  }
  api.use(...handlers);
  const live = new FakeLive();
  const around = (children: ReactNode) => (
    <SessionProvider>
      <RemotesProvider remotes={remotes}>
        <FeedbackProvider>
          <WindowsProvider>
            <main tabIndex={-1}>{children}</main>
            <Taskbar />
          </WindowsProvider>
        </FeedbackProvider>
      </RemotesProvider>
    </SessionProvider>
  );
  const routes = [{ path, element: around(ui) }, ...(path === '*' ? [] : [{ path: '*', element: around(null) }])];
  const history = memoryHistory(route);
  // styles are left out: they make every look at the page slow, and no test reads them
  render(
    <TextsProvider>
      <QueryClientProvider client={createQueryClient({ retry: false })}>
        <StyleProvider cache={createCache()} mock="server">
          <AppTheme>
            <LiveProvider live={live}>
              <AppRouter routes={routes} history={history} />
            </LiveProvider>
          </AppTheme>
        </StyleProvider>
      </QueryClientProvider>
    </TextsProvider>,
  );
  return {
    user: userEvent.setup(),
    live,
    address: () => history.location.pathname + history.location.search,
    goBack: () => act(async () => history.go(-1)),
    goTo: (address) => act(async () => history.push(address)),
  };
}
