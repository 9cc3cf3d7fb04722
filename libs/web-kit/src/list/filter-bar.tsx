import { DownloadOutlined, FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../theme';
import { useTexts } from '../texts';
import { FilterControl } from './filter-control';
import type { ListState, ListStateActions } from './list-state';
import type { ListFilter } from './list-types';

const FilterDrawer = lazy(() => import('./filter-drawer'));
const DEBOUNCE_MS = 300; // spec/volunteers §9

interface Props {
  filters: readonly ListFilter[];
  state: ListState & ListStateActions;
  search: boolean;
  onExport?: () => void;
  exporting: boolean;
}

/** Search, filters and export; on a phone the filters are in a drawer. */
export function FilterBar({ filters, state, search, onExport, exporting }: Props) {
  const t = useTexts();
  const mobile = useIsMobile();
  const [drawer, setDrawer] = useState(false);
  const count = filters.filter((f) => state.filters[f.name] !== undefined).length;
  return (
    <div className="stoet-list-bar" role="search">
      {search && (
        <SearchBox
          value={String(state.filters.text ?? '')}
          onSearch={(text) => state.setFilter('text', text || undefined)}
        />
      )}
      {mobile && filters.length > 0 && (
        <Button icon={<FilterOutlined aria-hidden />} onClick={() => setDrawer(true)}>
          {count > 0 ? t('list.filtersCount', { count }) : t('list.filters')}
        </Button>
      )}
      {!mobile &&
        filters.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            value={state.filters[filter.name]}
            onChange={(value) => state.setFilter(filter.name, value)}
          />
        ))}
      {onExport && (
        <Button
          className="stoet-list-push"
          icon={<DownloadOutlined aria-hidden />}
          onClick={onExport}
          loading={exporting}
        >
          {t('list.export')}
        </Button>
      )}
      {drawer && (
        <Suspense>
          <FilterDrawer filters={filters} state={state} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Searches a moment after the last key; `/` brings the cursor here. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTexts();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(value);
  // the address changed by something else: Back, 'Wis alles'
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const change = (text: string, delay = DEBOUNCE_MS) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), delay);
  };
  return (
    <Input
      ref={input}
      className="stoet-list-search"
      type="search"
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      aria-keyshortcuts="/"
      prefix={<SearchOutlined aria-hidden />}
      value={typed}
      maxLength={200}
      onChange={(event) => change(event.target.value)}
      onPressEnter={() => change(typed, 0)}
    />
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
