import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import { call } from '@stoet/web-kit/api';
import { useCallback, useEffect, useState } from 'react';

interface Choice {
  value: string;
  label: string;
}
export interface Choices {
  countries: readonly Choice[];
  shirtSizes: readonly Choice[];
  failed: boolean;
  retry(): void;
}

const byName = ({ data }: { data: { name: string }[] }): Choice[] =>
  data.map(({ name }) => ({ value: name, label: name }));

/** Countries and shirt sizes that the form offers. */
export function useChoices(): Choices {
  const [lists, setLists] = useState<Pick<Choices, 'countries' | 'shirtSizes'>>({ countries: [], shirtSizes: [] });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    Promise.all([call(lookupRoutes.countries, {}, { signal }), call(lookupRoutes.shirtSizes, {}, { signal })]).then(
      ([countries, shirtSizes]) => {
        setLists({ countries: byName(countries), shirtSizes: byName(shirtSizes) });
        setFailed(false);
      },
      () => !signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [attempt]);
  return { ...lists, failed, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
