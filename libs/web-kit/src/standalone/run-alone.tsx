import { StrictMode, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient, isApiError, QueryClientProvider } from '../api';
import { FeedbackProvider, toast } from '../feedback';
import { Lazy, RemotesProvider, type RemoteModule } from '../remote';
import { AppRouter, browserHistory, Link, Outlet } from '../router';
import { SessionProvider, useSession } from '../session';
import { TextsProvider, useTexts } from '../texts';
import { AppTheme } from '../theme';
import { Taskbar, WindowsProvider } from '../windows';

const NO_PROPS = {};

/** Runs one remote without shell, for work on it: its pages, its menu, a bare login. */
export function runAlone(remote: RemoteModule): void {
  const pages = remote.routes.map(({ path, page }) => ({ path, element: <Lazy load={page} props={NO_PROPS} /> }));
  const routes = [{ element: <Page remote={remote} />, children: [...pages, { path: '*' }] }];
  const history = browserHistory();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <TextsProvider>
        <QueryClientProvider client={createQueryClient()}>
          <AppTheme>
            <AppRouter routes={routes} history={history} />
          </AppTheme>
        </QueryClientProvider>
      </TextsProvider>
    </StrictMode>,
  );
}

const Page = ({ remote }: { remote: RemoteModule }) => (
  <SessionProvider>
    <RemotesProvider remotes={[remote]}>
      <FeedbackProvider>
        <WindowsProvider>
          <Menu remote={remote} />
          <Taskbar />
        </WindowsProvider>
      </FeedbackProvider>
    </RemotesProvider>
  </SessionProvider>
);

function Menu({ remote }: { remote: RemoteModule }) {
  const t = useTexts(remote.id);
  const { account } = useSession();
  if (!account) return <Login />;
  return (
    <>
      <nav>
        {remote.menu.map((item) => (
          <Link key={item.id} to={item.to} style={{ marginInlineEnd: 16 }}>
            {t(item.label)}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Login() {
  const { login } = useSession();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    login({ email: String(data.get('email')), password: String(data.get('password')), remember: true }).catch((error) =>
      toast(isApiError(error) ? error.message : String(error)),
    );
  };
  return (
    <form onSubmit={submit}>
      <input name="email" type="email" autoComplete="username" aria-label="email" />
      <input name="password" type="password" autoComplete="current-password" aria-label="password" />
      <button type="submit">OK</button>
    </form>
  );
}
