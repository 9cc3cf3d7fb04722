import { Select } from 'antd';
import { useTexts } from '../texts';
import type { ListColumn } from './list-types';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** Cards have no heads to sort by: the same choices as a list. */
export function CardSort<Row>({ columns, sort, onSort }: Props<Row>) {
  const t = useTexts();
  const options = columns
    .filter((column) => column.sort !== undefined)
    .flatMap((column) => [
      { value: `${column.sort}:asc`, label: `${column.title}, ${t('list.sortAscending')}` },
      { value: `${column.sort}:desc`, label: `${column.title}, ${t('list.sortDescending')}` },
    ]);
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={t('list.sort')}
      placeholder={t('list.sort')}
      value={sort}
      options={options}
      allowClear
      onChange={(value: string | undefined) => onSort(value)}
    />
  );
}
