import { useConnection } from '@stoet/web-kit/live';
import { useTexts } from '@stoet/web-kit/texts';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that what is on the screen may be old: the device is offline, or the live connection is lost. */
export function ConnectionBanner() {
  const t = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const lost = useConnection() === 'lost';
  return (
    <div role="status">
      {(!online || lost) && <p className="frame-banner">{t(online ? 'reconnecting' : 'offline')}</p>}
    </div>
  );
}
