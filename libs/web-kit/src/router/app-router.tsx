import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useRoutes,
  type Location,
  type NavigationType,
  type Navigator,
  type RouteObject,
} from 'react-router';
import { mayLeave } from './leave-guard';

export type AppHistory = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createMemoryHistory>;
interface Place {
  location: Location;
  action: NavigationType;
}

/** Addresses of the browser. */
export const browserHistory = (): AppHistory => createBrowserHistory({ v5Compat: true });
/** Addresses in memory, for tests. */
export const memoryHistory = (...initialEntries: string[]): AppHistory =>
  createMemoryHistory({ initialEntries, v5Compat: true });

/**
 * Moves between places, asking first where something unsaved would be lost. Back and Forward have happened by the time
 * we hear of them: they are undone, and done again when the answer is to leave.
 */
export class GuardedHistory {
  private shown: Location;
  private own = false;

  constructor(private readonly history: AppHistory) {
    this.shown = history.location;
  }

  readonly navigator: Navigator = {
    createHref: (to) => this.history.createHref(to),
    encodeLocation: (to) => this.history.encodeLocation(to),
    go: (delta) => this.history.go(delta),
    push: (to, state) => this.move(to, () => this.history.push(to, state)),
    replace: (to, state) => this.move(to, () => this.history.replace(to, state)),
  };

  follow(show: (place: Place) => void): () => void {
    return this.history.listen(({ action, location, delta }) => {
      const back = action === 'POP' && delta ? delta : 0;
      const leaves = this.own || back === 0 || mayLeave(this.shown, location);
      const undone = this.own && location.key === this.shown.key;
      this.own = false;
      if (undone) return;
      if (leaves === true) {
        this.shown = location;
        return show({ action: action as NavigationType, location });
      }
      this.step(-back);
      void leaves.then((leave) => leave && this.step(back));
    });
  }

  private move(to: Parameters<Navigator['push']>[0], go: () => void): void {
    const leaves = mayLeave(this.shown, {
      ...this.shown,
      search: '',
      ...(typeof to === 'string' ? { pathname: to } : to),
    });
    if (leaves === true) go();
    else void leaves.then((leave) => leave && go());
  }

  /** A step of our own, which nobody needs to be asked about. */
  private step(delta: number): void {
    this.own = true;
    this.history.go(delta);
  }
}

/** The one router: pages by address. It has no loaders or actions, so it is half the size of the one that has. */
export function AppRouter({ routes, history }: { routes: RouteObject[]; history: AppHistory }) {
  const guarded = useMemo(() => new GuardedHistory(history), [history]);
  const [{ location, action }, setPlace] = useState<Place>({
    location: history.location,
    action: history.action as NavigationType,
  });
  useLayoutEffect(() => guarded.follow((place) => startTransition(() => setPlace(place))), [guarded]);
  return (
    <Router location={location} navigationType={action} navigator={guarded.navigator}>
      <Pages routes={routes} />
    </Router>
  );
}

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
