import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight, where the device can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = async () => {
      if (!navigator.wakeLock || document.visibilityState !== 'visible') return;
      // refused when the battery is low: then the screen goes dark as usual
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (gone) void held?.release();
      else lock = held;
    };
    const onVisible = () => void hold();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
