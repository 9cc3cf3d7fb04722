import type { AnswerOf, ListRoutes, RightKey, Route, Selection } from '@stoet/contracts';
import type { ReactNode } from 'react';

/** Row of a list, from its contract. */
export type RowOf<R extends ListRoutes> =
  AnswerOf<R['list']> extends { data: (infer Row extends { id: number })[] } ? Row : never;

export interface ListColumn<Row> {
  /** Unique; also the field that is shown when there is no `render`. */
  key: string;
  title: string;
  /** Field of the contract's `sorts`; without it the column cannot be sorted. */
  sort?: string;
  align?: 'left' | 'right' | 'center';
  width?: number;
  render?: (row: Row) => ReactNode;
  /** What it is on the card of a phone; `meta` unless told. The `title` is the link. */
  card?: 'title' | 'subtitle' | 'meta' | 'hidden';
}

export interface SelectOption {
  value: number | string;
  label: string;
}
/** Fixed choices, or those of a route. */
export type SelectOptions =
  readonly SelectOption[] | { route: Route; request?: object; option: (row: never) => SelectOption };

/** A filter of the contract, and how it is asked. `name` is also its name in the address. */
export type ListFilter = { name: string; label: string } & (
  { kind: 'text' | 'flag' | 'date' | 'number' } | { kind: 'select'; options: SelectOptions }
);
export type FilterValue = string | number | boolean;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Why it cannot be done now; shown. */
  disabled?: string;
  /** A real link; otherwise `onClick`. */
  href?: string;
  onClick?: () => void;
}

export interface BulkAction {
  key: string;
  label: string;
  danger?: boolean;
  right?: RightKey;
  /** Why it cannot be done with this many; shown. */
  disabled?: (count: number) => string | undefined;
  /** Does it with what is selected; the selection is dropped when it answers true. */
  run: (selection: Selection, count: number) => boolean | Promise<boolean>;
}
