import type { ListAnswer, ListRoutes } from '@stoet/contracts';
import { Button, Pagination } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { download, useRoute, type ApiError } from '../api';
import { EmptyState, ErrorAlert, Failed, Loading } from '../feedback';
import { useIsMobile } from '../theme';
import { formatNumber, useTexts } from '../texts';
import { CardSort } from './card-sort';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { ListCards } from './list-cards';
import { PAGE_SIZES, useListState, type ListState, type ListStateActions } from './list-state';
import { ListTable } from './list-table';
import type { BulkAction, FilterValues, ListColumn, ListFilter, RowAction, RowOf } from './list-types';
import { SelectionBar } from './selection-bar';
import { useSelection } from './selection';

export interface ListViewProps<R extends ListRoutes> {
  /** Names the list for who does not see it; the heading is the page's. */
  title: string;
  routes: R;
  /** Parts of the routes' address: `{projectId}`. */
  params?: Record<string, number | string>;
  columns: readonly ListColumn<RowOf<R>>[];
  filters?: readonly ListFilter[];
  defaultFilters?: FilterValues;
  /** Filters that always hold and are not shown: a tab's own. */
  fixedFilters?: FilterValues;
  /** Whether the contract has the filter `text`; so unless told. */
  search?: boolean;
  rowName: (row: RowOf<R>) => string;
  rowHref?: (row: RowOf<R>) => string;
  rowActions?: (row: RowOf<R>) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
  /** Offers the xlsx of what is listed; so unless told. */
  exportable?: boolean;
  /** Text of an empty list, and what to do next. */
  empty: string;
  emptyAction?: ReactNode;
  /** Keeps two lists on one page apart in the address. */
  prefix?: string;
}

const NO_FILTERS: readonly ListFilter[] = [];
const NO_VALUES: FilterValues = {};

/** A list without a page's heading: in a tab, in a window. Everything about it is in the address. */
export function ListView<R extends ListRoutes>(props: ListViewProps<R>) {
  const { filters = NO_FILTERS, fixedFilters = NO_VALUES, routes, params, bulkActions } = props;
  const state = useListState({ filters, defaults: props.defaultFilters, prefix: props.prefix });
  const asked = { filters: { ...state.filters, ...fixedFilters }, ...(state.sort && { sort: state.sort }) };
  const query = { ...asked, offset: (state.page - 1) * state.items, items: state.items };
  const result = useRoute(routes.list, { params, query }, { keepPrevious: true });
  const answer = result.data as ListAnswer<RowOf<R>> | undefined;
  const selection = useSelection(asked.filters, answer?.total ?? 0);
  const exporting = useExport(() => download(routes.export, { params, query: { ...asked, items: 'all' } }));
  useLastPage(state, result.isPlaceholderData ? undefined : answer?.total);
  const error = (exporting.error ?? result.error) as ApiError | null;

  return (
    <div className="stoet-list">
      <FilterBar
        filters={filters}
        state={state}
        search={props.search ?? true}
        onExport={props.exportable === false ? undefined : exporting.run}
        exporting={exporting.running}
      />
      <FilterChips filters={filters} state={state} />
      {bulkActions && <SelectionBar selection={selection} total={answer?.total ?? 0} actions={bulkActions} />}
      {answer && <ErrorAlert error={error} />}
      {!answer && result.isPending && <Loading rows={state.items} title={false} />}
      {!answer && result.error && <Failed part error={result.error} onRetry={() => void result.refetch()} />}
      {answer && (
        <Content
          {...props}
          state={state}
          answer={answer}
          stale={result.isPlaceholderData}
          selection={bulkActions && selection}
        />
      )}
    </div>
  );
}

interface ContentProps<R extends ListRoutes> extends ListViewProps<R> {
  state: ListState & ListStateActions;
  answer: ListAnswer<RowOf<R>>;
  stale: boolean;
  selection?: ReturnType<typeof useSelection>;
}

function Content<R extends ListRoutes>({ state, answer, stale, ...props }: ContentProps<R>) {
  const t = useTexts();
  const mobile = useIsMobile();
  if (answer.total === 0)
    return Object.keys(state.filters).length > 0 ? (
      <EmptyState
        text={t('list.filteredEmpty')}
        action={<Button onClick={state.clearFilters}>{t('list.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState text={props.empty} action={props.emptyAction} />
    );
  const Rows = mobile ? ListCards : ListTable;
  return (
    <>
      {mobile && <CardSort columns={props.columns} sort={state.sort} onSort={state.setSort} />}
      <div className={stale ? 'stoet-list-stale' : undefined} aria-busy={stale}>
        <Rows {...props} rows={answer.data} sort={state.sort} onSort={state.setSort} />
      </div>
      <Foot state={state} total={answer.total} shown={answer.data.length} mobile={mobile} />
    </>
  );
}

function Foot({
  state,
  total,
  shown,
  mobile,
}: {
  state: ListState & ListStateActions;
  total: number;
  shown: number;
  mobile: boolean;
}) {
  const t = useTexts();
  const from = (state.page - 1) * state.items + 1;
  const range = { from: formatNumber(from), to: formatNumber(from + shown - 1), total: formatNumber(total) };
  return (
    <div className="stoet-list-foot">
      <span role="status">{t('list.range', range)}</span>
      <nav aria-label={t('list.page')}>
        <Pagination
          current={state.page}
          pageSize={state.items}
          total={total}
          simple={mobile}
          showSizeChanger={!mobile}
          pageSizeOptions={PAGE_SIZES}
          onChange={(page, items) => state.setPage(items === state.items ? page : 1, items)}
        />
      </nav>
    </div>
  );
}

/** Rows were removed, or the address names a page that is not there: the last one that is. */
function useLastPage({ page, items, setPage }: ListState & ListStateActions, total: number | undefined): void {
  const last = Math.max(1, Math.ceil((total ?? 0) / items));
  const beyond = total !== undefined && page > last;
  useEffect(() => {
    if (beyond) setPage(last, items);
  }, [beyond, last, items, setPage]);
}

function useExport(start: () => Promise<void>) {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = () => {
    setRunning(true);
    setError(null);
    void start()
      .catch(setError)
      .finally(() => setRunning(false));
  };
  return { run, running, error };
}
