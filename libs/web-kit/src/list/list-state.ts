import { DEFAULT_ITEMS } from '@stoet/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../router';
import type { FilterValue, FilterValues, ListFilter } from './list-types';

const SORT = 'sorteer';
const PAGE = 'pagina';
const ITEMS = 'per';
export const PAGE_SIZES = [10, 25, 50, 100];

export interface ListState {
  filters: FilterValues;
  /** `field:asc`; undefined is the contract's own default. */
  sort: string | undefined;
  page: number;
  items: number;
}
export interface ListStateActions {
  setFilter(name: string, value: FilterValue | undefined): void;
  clearFilters(): void;
  setSort(sort: string | undefined): void;
  setPage(page: number, items: number): void;
}
interface Options {
  filters: readonly ListFilter[];
  /** Filters that hold until somebody chooses otherwise: `{inactive: false}`. */
  defaults?: FilterValues;
  /** Keeps two lists on one page apart in the address. */
  prefix?: string;
}

/** Filters, sort and page of a list, kept in the address. A change of filter or sort goes back to the first page. */
export function useListState({ filters, defaults, prefix = '' }: Options): ListState & ListStateActions {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => read(search, filters, defaults, prefix), [search, filters, defaults, prefix]);
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, keepPage = false) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (!keepPage) after.delete(prefix + PAGE);
          edit(after);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, prefix],
  );
  const actions = useMemo<ListStateActions>(
    () => ({
      setFilter: (name, value) =>
        change((params) => {
          const standard = defaults?.[name];
          if (value === standard) params.delete(prefix + name);
          else params.set(prefix + name, value === undefined ? '' : textOf(value));
          if (value === undefined && standard === undefined) params.delete(prefix + name);
        }),
      clearFilters: () =>
        change((params) => ['text', ...filters.map((f) => f.name)].forEach((name) => params.delete(prefix + name))),
      setSort: (sort) => change((params) => (sort ? params.set(prefix + SORT, sort) : params.delete(prefix + SORT))),
      setPage: (page, items) =>
        change((params) => {
          params.set(prefix + PAGE, String(page));
          if (page === 1) params.delete(prefix + PAGE);
          params.set(prefix + ITEMS, String(items));
          if (items === DEFAULT_ITEMS) params.delete(prefix + ITEMS);
        }, true),
    }),
    [change, defaults, filters, prefix],
  );
  return { ...state, ...actions };
}

function read(search: URLSearchParams, filters: readonly ListFilter[], defaults: FilterValues = {}, prefix: string) {
  const values: Record<string, FilterValue> = {};
  for (const { name, kind } of [{ name: 'text', kind: 'text' as const }, ...filters]) {
    const text = search.get(prefix + name);
    const value = text === null ? defaults[name] : valueOf(kind, text);
    if (value !== undefined) values[name] = value;
  }
  const items = Number(search.get(prefix + ITEMS));
  return {
    filters: values,
    sort: search.get(prefix + SORT) ?? undefined,
    page: Math.max(1, Math.trunc(Number(search.get(prefix + PAGE))) || 1),
    items: PAGE_SIZES.includes(items) ? items : DEFAULT_ITEMS,
  };
}

const textOf = (value: FilterValue): string => (value === true ? 'ja' : value === false ? 'nee' : String(value));

/** Undefined for what is empty or cannot be read: the address is typed by people too. */
function valueOf(kind: ListFilter['kind'], text: string): FilterValue | undefined {
  if (text === '') return undefined;
  if (kind === 'flag') return text === 'ja' ? true : text === 'nee' ? false : undefined;
  if (kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (kind === 'select') return /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  return text;
}
