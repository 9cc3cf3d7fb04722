import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '../router';
import { useTexts } from '../texts';
import type { ListColumn, RowAction } from './list-types';
import { RowActions } from './row-actions';
import type { ListSelection } from './selection';

export interface RowsProps<Row extends { id: number }> {
  title: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  /** Rows can be selected. */
  selection?: ListSelection;
}

export const cellOf = <Row,>(column: ListColumn<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : ((row as Record<string, ReactNode>)[column.key] ?? null);

const ORDERS = { asc: 'ascend', desc: 'descend' } as const;

/** The rows as a table: sortable heads, sticky head, the title cell as the row's link. */
export function ListTable<Row extends { id: number }>(props: RowsProps<Row>) {
  const t = useTexts();
  const { rows, rowActions, rowName, selection } = props;
  const columns = props.columns.map((column) => tableColumn(column, props));
  if (rowActions)
    columns.push({
      key: 'actions',
      title: <span className="stoet-hidden">{t('list.actions')}</span>,
      align: 'right',
      render: (_, row) => <RowActions name={rowName(row)} actions={rowActions(row)} />,
    });
  return (
    <Table<Row>
      className="stoet-table"
      aria-label={t('list.table', { title: props.title })}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      size="middle"
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const { field, order } = Array.isArray(sorter) ? sorter[0] : sorter;
        props.onSort(order && field ? `${String(field)}:${order === 'ascend' ? 'asc' : 'desc'}` : undefined);
      }}
      rowSelection={
        selection && {
          selectedRowKeys: rows.filter((row) => selection.has(row.id)).map((row) => row.id),
          onSelect: (row, on) => selection.toggle([row.id], on),
          onSelectAll: (on) =>
            selection.toggle(
              rows.map((row) => row.id),
              on,
            ),
          getCheckboxProps: (row) => ({ 'aria-label': t('list.selectRow', { name: rowName(row) }) }),
          getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }),
        }
      }
    />
  );
}

function tableColumn<Row extends { id: number }>(
  column: ListColumn<Row>,
  { sort, rowHref }: RowsProps<Row>,
): TableColumnType<Row> {
  const [field, direction] = sort?.split(':') ?? [];
  const isLink = column.card === 'title' && rowHref;
  return {
    key: column.key,
    // the sorter reports the field of the contract
    dataIndex: column.sort ?? column.key,
    title: column.title,
    align: column.align,
    width: column.width,
    className: column.align === 'right' ? 'stoet-num' : undefined,
    sorter: column.sort !== undefined,
    sortOrder: column.sort !== undefined && column.sort === field ? ORDERS[direction as 'asc' | 'desc'] : null,
    render: (_, row) =>
      isLink ? (
        <Link className="stoet-row-link" to={rowHref(row)}>
          {cellOf(column, row)}
        </Link>
      ) : (
        cellOf(column, row)
      ),
  };
}
