import { Checkbox } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../router';
import { useTexts } from '../texts';
import { cellOf, type RowsProps } from './list-table';
import { RowActions } from './row-actions';

/** The rows as cards, for the thumb: the whole text is the link, actions are in a menu. */
export function ListCards<Row extends { id: number }>(props: RowsProps<Row>) {
  const t = useTexts();
  return (
    <ul className="stoet-cards" aria-label={t('list.table', { title: props.title })}>
      {props.rows.map((row) => (
        <Card key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

function Card<Row extends { id: number }>({ row, columns, ...props }: RowsProps<Row> & { row: Row }) {
  const t = useTexts();
  const { selection, rowName } = props;
  const name = rowName(row);
  const part = (place: 'title' | 'subtitle' | 'meta') => columns.filter((c) => (c.card ?? 'meta') === place);
  const cells = (place: 'title' | 'subtitle') =>
    part(place).map((c) => <Fragment key={c.key}>{cellOf(c, row)} </Fragment>);
  return (
    <li className={selection?.has(row.id) ? 'stoet-card stoet-card-selected' : 'stoet-card'}>
      {selection && (
        <label className="stoet-card-check">
          <Checkbox
            aria-label={t('list.selectRow', { name })}
            checked={selection.has(row.id)}
            onChange={(event) => selection.toggle([row.id], event.target.checked)}
          />
        </label>
      )}
      <Body href={props.rowHref?.(row)}>
        <div className="stoet-card-title">{cells('title')}</div>
        <div>{cells('subtitle')}</div>
        <div className="stoet-card-meta">
          {part('meta').map((column) => (
            <span key={column.key}>
              {column.title}: {cellOf(column, row)}
            </span>
          ))}
        </div>
      </Body>
      {props.rowActions && <RowActions name={name} actions={props.rowActions(row)} />}
    </li>
  );
}

const Body = ({ href, children }: { href?: string; children: ReactNode }) =>
  href ? (
    <Link className="stoet-card-body" to={href}>
      {children}
    </Link>
  ) : (
    <div className="stoet-card-body">{children}</div>
  );
