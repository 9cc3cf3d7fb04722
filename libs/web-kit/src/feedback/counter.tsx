import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../router';
import { formatNumber, useTexts } from '../texts';

interface Props {
  label: string;
  /** Answer of a list, asked with `items: 1`; its total is shown. */
  result: Pick<UseQueryResult<{ total: number } | undefined>, 'data' | 'isError'>;
  /** Where the counted things are; no link when that may not be seen. */
  to?: string;
}

/** A number with what it counts, as a link: on the overview and on pages of a project. */
export function Counter({ label, result, to }: Props) {
  const t = useTexts();
  const value = result.isError ? '–' : result.data ? formatNumber(result.data.total) : '…';
  const content = (
    <>
      <span className="stoet-counter-value">{value}</span>
      <span>{label}</span>
      {result.isError && <span className="stoet-hidden">{t('partFailed')}</span>}
    </>
  );
  return to ? (
    <Link className="stoet-counter" to={to} aria-busy={!result.data && !result.isError}>
      {content}
    </Link>
  ) : (
    <div className="stoet-counter">{content}</div>
  );
}
