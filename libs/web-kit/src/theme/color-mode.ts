import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';

const KEY = 'stoet.theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const chosen = (): ColorMode => {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
};
const isDark = (): boolean => (chosen() === 'system' ? window.matchMedia(DARK_QUERY).matches : chosen() === 'dark');

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(DARK_QUERY);
  media.addEventListener('change', changed);
  listeners.add(changed);
  return () => {
    media.removeEventListener('change', changed);
    listeners.delete(changed);
  };
}

function choose(mode: ColorMode): void {
  if (mode === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, mode);
  listeners.forEach((changed) => changed());
}

/** Light or dark: what was chosen on this device, or else what the system says. */
export function useColorMode(): { mode: ColorMode; dark: boolean; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, chosen);
  const dark = useSyncExternalStore(subscribe, isDark);
  return { mode, dark, setMode: choose };
}
