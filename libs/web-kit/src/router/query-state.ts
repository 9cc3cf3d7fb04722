import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** How a value stands in the address: unreadable or absent text gives the fallback, and the fallback is left out. */
export interface QueryParam<T> {
  read(text: string | null): T;
  write(value: T): string | undefined;
}

export const queryParam = {
  text: (fallback = ''): QueryParam<string> => ({
    read: (text) => text ?? fallback,
    write: (value) => (value === fallback ? undefined : value),
  }),
  number: (fallback: number): QueryParam<number> => ({
    read: (text) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback),
    write: (value) => (value === fallback ? undefined : String(value)),
  }),
  /** One of some words: a tab, a view. */
  oneOf: <T extends string>(words: readonly T[], fallback: T): QueryParam<T> => ({
    read: (text) => words.find((word) => word === text) ?? fallback,
    write: (value) => (value === fallback ? undefined : value),
  }),
};

/**
 * State that lives in the address, so that reload, sharing and Back give the same view.
 * `push` makes a step for Back (opening something); the rest replaces.
 */
export function useQueryState<T>(
  name: string,
  param: QueryParam<T>,
): [T, (value: T, how?: 'push' | 'replace') => void] {
  const [search, setSearch] = useSearchParams();
  const raw = search.get(name);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a param object made while rendering must not give a new value
  const value = useMemo(() => param.read(raw), [raw]);
  const set = useCallback(
    (next: T, how: 'push' | 'replace' = 'replace') =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          const text = param.write(next);
          if (text === undefined) after.delete(name);
          else after.set(name, text);
          return after;
        },
        { replace: how === 'replace' },
      ),
    [name, param, setSearch],
  );
  return [value, set];
}
