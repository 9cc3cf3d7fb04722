import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@stoet/web-kit/remote';
import { useSyncExternalStore } from 'react';

/** One line of `remotes.json`: where a remote's manifest is, and what to call it when it cannot be loaded. */
export interface RemoteSpec {
  readonly name: string;
  readonly label?: string;
  readonly manifest: string;
}
export type RemoteState = RemoteSpec &
  ({ readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly module: RemoteModule });
/** `list`: whether it is known which remotes there are. */
export interface Remotes {
  readonly list: 'loading' | 'failed' | 'ready';
  readonly remotes: readonly RemoteState[];
}

/** How remotes are found and loaded; tests give another way. */
export interface RemoteSource {
  find(): Promise<readonly RemoteSpec[]>;
  load(spec: RemoteSpec): Promise<RemoteModule>;
}

const federation: RemoteSource = {
  async find() {
    const response = await fetch('/remotes.json', { cache: 'no-store' });
    if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
    const specs = (await response.json()) as RemoteSpec[];
    registerRemotes(specs.map(({ name, manifest }) => ({ name, entry: manifest })));
    return specs;
  },
  async load({ name }) {
    const exposed = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
    if (!exposed) throw new Error(`${name} exposes no ./remote`);
    return exposed.default;
  },
};

/** Loads the remotes, each on its own: one that fails leaves the others alone and can be tried again. */
export class RemoteStore {
  private state: Remotes = { list: 'loading', remotes: [] };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: RemoteSource = federation) {}

  readonly current = (): Remotes => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Finds the remotes and loads them; settles when each is ready or failed. */
  async start(): Promise<void> {
    this.become({ list: 'loading', remotes: [] });
    try {
      const specs = await this.source.find();
      this.become({ list: 'ready', remotes: specs.map((spec) => ({ ...spec, status: 'loading' })) });
      await Promise.all(specs.map((spec) => this.load(spec)));
    } catch {
      this.become({ list: 'failed', remotes: [] });
    }
  }

  /** Tries again whatever failed. */
  readonly retry = async (): Promise<void> => {
    if (this.state.list === 'failed') return this.start();
    const failed = this.state.remotes.filter((remote) => remote.status === 'failed');
    await Promise.all(failed.map((spec) => this.load(spec)));
  };

  private async load({ name, label, manifest }: RemoteSpec): Promise<void> {
    const spec = { name, label, manifest };
    this.put({ ...spec, status: 'loading' });
    try {
      this.put({ ...spec, status: 'ready', module: await this.source.load(spec) });
    } catch {
      this.put({ ...spec, status: 'failed' });
    }
  }

  private put(remote: RemoteState): void {
    const remotes = this.state.remotes.map((other) => (other.name === remote.name ? remote : other));
    this.become({ ...this.state, remotes });
  }

  private become(state: Remotes): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

/** The page's remotes and how far each is. */
export const useRemoteStates = (store: RemoteStore): Remotes => useSyncExternalStore(store.subscribe, store.current);
