import { RemotesProvider } from '@stoet/web-kit/remote';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useRemoteStates, type Remotes, type RemoteStore } from './remote-store';

interface RemoteStates extends Remotes {
  /** Tries again what failed. */
  retry(): void;
}

const RemoteStatesContext = createContext<RemoteStates | undefined>(undefined);

/** How far each remote is. @throws Error outside RemoteStatesProvider */
export function useRemotesHealth(): RemoteStates {
  const states = useContext(RemoteStatesContext);
  if (!states) throw new Error('useRemotesHealth needs a RemoteStatesProvider');
  return states;
}

/** Gives the pages the remotes that are there, and the frame how the others are doing. */
export function RemoteStatesProvider({ store, children }: { store: RemoteStore; children: ReactNode }) {
  const state = useRemoteStates(store);
  useEffect(() => {
    void store.start();
  }, [store]);
  const modules = useMemo(
    () => state.remotes.flatMap((remote) => (remote.status === 'ready' ? [remote.module] : [])),
    [state.remotes],
  );
  const health = useMemo(() => ({ ...state, retry: () => void store.retry() }), [state, store]);
  return (
    <RemoteStatesContext value={health}>
      <RemotesProvider remotes={modules}>{children}</RemotesProvider>
    </RemoteStatesContext>
  );
}
