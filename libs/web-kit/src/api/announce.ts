type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Says that something succeeded; whoever shows messages (feedback) is listening. Keeps this module free of components. */
export const announce = (message: string): void => listeners.forEach((listener) => listener(message));

/** Listens to what succeeded; gives back the way to stop. */
export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
