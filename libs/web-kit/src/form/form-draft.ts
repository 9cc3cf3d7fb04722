import { useMemo } from 'react';
import { credentials } from '../api';

const drafts = new Map<string, object>();
// what one person typed is never shown to the next
credentials.subscribe((token) => token === undefined && drafts.clear());

/**
 * Keeps what was typed in a form while its window or tab is away; gone after a save, a logout or a reload.
 * `<ContractForm initial={draft.initial} onChange={draft.keep} onSaved={draft.drop}>`
 */
export function useFormDraft<T extends object>(
  key: string,
  initial: T,
): { initial: T; keep: (values: T) => void; drop: () => void } {
  return useMemo(
    () => ({
      initial: (drafts.get(key) as T | undefined) ?? initial,
      keep: (values) => void drafts.set(key, values),
      drop: () => void drafts.delete(key),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first values count, as in every form
    [key],
  );
}
