import type { Selection } from '@stoet/contracts';
import { useEffect, useMemo, useState } from 'react';
import type { FilterValues } from './list-types';

type Chosen = { all: boolean; ids: readonly number[] };
const NONE: Chosen = { all: false, ids: [] };

export interface ListSelection {
  count: number;
  has(id: number): boolean;
  /** Selects or unselects rows of the page. */
  toggle(ids: readonly number[], on: boolean): void;
  /** Everything that the filters give, also on other pages. */
  selectAll(): void;
  clear(): void;
  all: boolean;
  /** As the contracts take it. */
  value: Selection;
}

/** What is selected, over pages; dropped when the filters change, because then nobody sees what it stands for. */
export function useSelection(filters: FilterValues, total: number): ListSelection {
  const [chosen, setChosen] = useState(NONE);
  const key = JSON.stringify(filters);
  useEffect(() => setChosen(NONE), [key]);
  return useMemo(() => {
    const listed = new Set(chosen.ids);
    return {
      all: chosen.all,
      count: chosen.all ? Math.max(0, total - listed.size) : listed.size,
      has: (id) => chosen.all !== listed.has(id),
      toggle: (ids, on) => {
        const next = new Set(listed);
        // with everything selected, the list holds the exceptions
        for (const id of ids)
          if (on !== chosen.all) next.add(id);
          else next.delete(id);
        setChosen({ all: chosen.all, ids: [...next] });
      },
      selectAll: () => setChosen({ all: true, ids: [] }),
      clear: () => setChosen(NONE),
      value: chosen.all ? { all: true, except: [...listed], filters: { ...filters } } : { ids: [...listed] },
    };
  }, [chosen, filters, total]);
}
