import { useSyncExternalStore } from 'react';

/** Below this the phone layout is used (spec/volunteers §9). */
export const MOBILE_QUERY = '(max-width: 959.98px)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(MOBILE_QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the page is narrower than 960 px. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE_QUERY).matches);
