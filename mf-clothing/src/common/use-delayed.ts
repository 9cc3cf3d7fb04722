import { useEffect, useState } from 'react';

/** The value as it was last left alone for `ms` milliseconds: typing asks the server nothing. */
export function useDelayed<T>(value: T, ms: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}
