import { Button, Tag } from 'antd';
import { formatDate, formatNumber, useTexts } from '../texts';
import type { ListState, ListStateActions } from './list-state';
import type { FilterValue, ListFilter } from './list-types';
import { useOptions } from './options';

type Props = { filters: readonly ListFilter[]; state: ListState & ListStateActions };

/** The filters that are on, each with its way off, and 'Wis alles'. */
export function FilterChips({ filters, state }: Props) {
  const t = useTexts();
  const on = filters.filter((filter) => state.filters[filter.name] !== undefined);
  if (on.length === 0 && state.filters.text === undefined) return null;
  return (
    <div className="stoet-list-bar">
      {on.map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name]}
          onClear={() => state.setFilter(filter.name, undefined)}
        />
      ))}
      <Button type="link" onClick={state.clearFilters}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
}

function Chip({ filter, value, onClear }: { filter: ListFilter; value: FilterValue; onClear: () => void }) {
  const t = useTexts();
  const { options } = useOptions(filter.kind === 'select' ? filter.options : []);
  const shown = () => {
    if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
    if (filter.kind === 'date') return formatDate(String(value));
    if (filter.kind === 'number') return formatNumber(Number(value));
    return options.find((option) => option.value === value)?.label ?? String(value);
  };
  return (
    <Tag
      className="stoet-chip"
      closable={{ 'aria-label': t('list.clearFilter', { label: filter.label }) }}
      onClose={onClear}
    >
      {filter.label}: {shown()}
    </Tag>
  );
}
