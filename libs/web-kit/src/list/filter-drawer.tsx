import { Button, Drawer, Space } from 'antd';
import { useTexts } from '../texts';
import { FilterControl } from './filter-control';
import type { ListState, ListStateActions } from './list-state';
import type { ListFilter } from './list-types';

interface Props {
  filters: readonly ListFilter[];
  state: ListState & ListStateActions;
  onClose: () => void;
}

/** The filters on a phone, one below the other; what is chosen works at once. */
export default function FilterDrawer({ filters, state, onClose }: Props) {
  const t = useTexts();
  return (
    <Drawer
      open
      placement="bottom"
      size="large"
      title={t('list.filters')}
      onClose={onClose}
      footer={
        <Space>
          <Button type="primary" onClick={onClose}>
            {t('list.apply')}
          </Button>
          <Button onClick={state.clearFilters}>{t('list.clearAll')}</Button>
        </Space>
      }
    >
      <div className="stoet-filter-fields">
        {filters.map((filter) => (
          <FilterControl
            key={filter.name}
            labelled
            filter={filter}
            value={state.filters[filter.name]}
            onChange={(value) => state.setFilter(filter.name, value)}
          />
        ))}
      </div>
    </Drawer>
  );
}
