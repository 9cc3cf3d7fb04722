import { Loading, NoRight, NotFound } from '@stoet/web-kit/feedback';
import { isFor, Lazy, useRemotes, type RemoteRoute } from '@stoet/web-kit/remote';
import { useNumberParam, useRoutes } from '@stoet/web-kit/router';
import { useSession } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { PartsDown } from './parts-down';
import { useRemotesHealth } from './remotes-context';

/** The pages of all remotes. What no remote knows is a page that is on its way, cannot be reached, or does not exist. */
export function RemotePages() {
  const remotes = useRemotes();
  const routes = useMemo(
    () => [
      ...remotes.flatMap(({ routes: own }) =>
        own.map((route) => ({ path: route.path, element: <RemotePage key={route.path} route={route} /> })),
      ),
      { path: '*', element: <UnknownPage /> },
    ],
    [remotes],
  );
  return useRoutes(routes);
}

const NO_PROPS = {};

function RemotePage({ route }: { route: RemoteRoute }) {
  const { account } = useSession();
  const projectId = useNumberParam('projectId');
  if (!isFor(route, account, projectId ?? 'anywhere')) return <NoRight />;
  return <Lazy load={route.page} props={NO_PROPS} fallback={<Loading rows={8} />} />;
}

function PartsDownPage() {
  const t = useTexts('shell');
  return (
    <>
      <h1>{t('down')}</h1>
      <PartsDown />
    </>
  );
}

function UnknownPage() {
  const { list, remotes } = useRemotesHealth();
  if (list === 'loading' || remotes.some((remote) => remote.status === 'loading')) return <Loading rows={8} />;
  if (list === 'failed' || remotes.some((remote) => remote.status === 'failed')) return <PartsDownPage />;
  return <NotFound />;
}
