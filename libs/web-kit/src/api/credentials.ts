const KEY = 'stoet.session';

/** Why a session ended: by its owner, because the server said so, or not found alive any more. */
export type SignedOutReason = 'logout' | 'expired';
type Listener = (token: string | undefined, reason?: SignedOutReason) => void;

const listeners = new Set<Listener>();
const tell = (reason?: SignedOutReason) => listeners.forEach((listener) => listener(credentials.token(), reason));

/** The session's token: in local storage when it should be remembered, else as long as the tab lives. */
export const credentials = {
  token: (): string | undefined => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined,
  remembered: (): boolean => localStorage.getItem(KEY) !== null,
  set(token: string, remember: boolean): void {
    (remember ? sessionStorage : localStorage).removeItem(KEY);
    (remember ? localStorage : sessionStorage).setItem(KEY, token);
    tell();
  },
  clear(reason: SignedOutReason): void {
    if (credentials.token() === undefined) return;
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(KEY);
    tell(reason);
  },
  /** Called on every change, also by another tab; gives back the way to stop. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// A remembered session that ends or changes in another tab does so here too.
window.addEventListener('storage', (event) => {
  if (event.key === KEY) tell('logout');
});
