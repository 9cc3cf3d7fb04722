import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, moving on every second. With `serverNow` (ISO 8601, as answered at `answeredAt`) it follows
 * the server's clock: the device's own may be wrong.
 */
export function useNow(serverNow?: string, answeredAt?: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return serverNow && answeredAt ? now + Date.parse(serverNow) - answeredAt : now;
}
