import { createContext, useContext, type ReactNode } from 'react';
import { addTexts } from '../texts';
import type { RemoteModule } from './remote-module';

const RemotesContext = createContext<readonly RemoteModule[]>([]);
const withTexts = new WeakSet<RemoteModule>();

/** Tells the page which remotes are loaded; their texts are there before they are first rendered. */
export function RemotesProvider({ remotes, children }: { remotes: readonly RemoteModule[]; children: ReactNode }) {
  for (const remote of remotes) {
    if (withTexts.has(remote)) continue;
    withTexts.add(remote);
    addTexts(remote.id, remote.texts);
  }
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** The remotes that are loaded. */
export const useRemotes = (): readonly RemoteModule[] => useContext(RemotesContext);
