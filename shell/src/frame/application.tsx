import { createQueryClient, QueryClientProvider } from '@stoet/web-kit/api';
import { Failed, FeedbackProvider } from '@stoet/web-kit/feedback';
import { AppRouter, browserHistory } from '@stoet/web-kit/router';
import { SessionProvider, useSession } from '@stoet/web-kit/session';
import { TextsProvider } from '@stoet/web-kit/texts';
import { AppTheme } from '@stoet/web-kit/theme';
import { WindowsProvider } from '@stoet/web-kit/windows';
import { Splash } from '../entry/splash';
import { RemotePages } from '../remotes/remote-pages';
import { RemoteStore } from '../remotes/remote-store';
import { RemoteStatesProvider } from '../remotes/remotes-context';
import { Frame } from './frame';
import './frame-texts';
import { OverviewPage } from './overview.page';
import { StartPage } from './start-page';
// Nearly every first page is a list: it travels with the application in one file.
import '@stoet/web-kit/list';
import '../look/frame.css';

const client = createQueryClient();
const remotes = new RemoteStore();

/** The pages of the shell itself; all others come from the remotes. */
const ROUTES = [
  {
    path: '/',
    element: <SignedIn />,
    children: [
      { index: true, element: <StartPage /> },
      { path: 'overzicht', element: <OverviewPage /> },
      { path: '*', element: <RemotePages /> },
    ],
  },
];
const history = browserHistory();

/** Everything for who is signed in. */
export default function Application() {
  return (
    <TextsProvider>
      <QueryClientProvider client={client}>
        <AppTheme>
          <RemoteStatesProvider store={remotes}>
            <AppRouter routes={ROUTES} history={history} />
          </RemoteStatesProvider>
        </AppTheme>
      </QueryClientProvider>
    </TextsProvider>
  );
}

function SignedIn() {
  return (
    <FeedbackProvider>
      <SessionProvider>
        <WindowsProvider>
          <Page />
        </WindowsProvider>
      </SessionProvider>
    </FeedbackProvider>
  );
}

/** The frame, as soon as the server knows the session. */
function Page() {
  const { account, error, refresh } = useSession();
  if (account) return <Frame account={account} />;
  return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Splash />;
}
