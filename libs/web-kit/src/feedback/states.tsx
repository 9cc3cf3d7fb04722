import { Alert, Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { isApiError } from '../api';
import { Link } from '../router';
import { useTexts } from '../texts';

/** Skeleton of what is coming, so that nothing jumps. `rows` about as high as the content. */
export function Loading({ rows = 5, title = true }: { rows?: number; title?: boolean }) {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton active title={title} paragraph={{ rows }} />
    </div>
  );
}

/** Nothing there: says so and what to do next. */
export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
    {action}
  </Empty>
);

/** An error beside what it is about; stays until it is read. Fields are shown at the fields, not here. */
export function ErrorAlert({ error, onClose }: { error: Error | null | undefined; onClose?: () => void }) {
  const t = useTexts();
  if (!error) return null;
  const api = isApiError(error) ? error : undefined;
  const more = [
    api?.retryAfter !== undefined && t('waitSeconds', { seconds: api.retryAfter }),
    api?.status === 500 && api.requestId && t('requestId', { id: api.requestId }),
  ].filter(Boolean);
  return (
    <Alert
      className="stoet-error"
      role="alert"
      type="error"
      showIcon
      title={api ? api.message : t('failed')}
      description={more.length > 0 ? more.join(' ') : undefined}
      closable={onClose ? { onClose, 'aria-label': t('close') } : false}
    />
  );
}

/** What could not be fetched: the message, and trying again. `part`: the page around it has its own heading. */
export function Failed({ error, onRetry, part }: { error: Error | null; onRetry?: () => void; part?: boolean }) {
  const t = useTexts();
  if (isApiError(error) && error.status === 403) return <NoRight part={part} />;
  if (isApiError(error) && error.status === 404) return <NotFound text={error.message} part={part} />;
  return (
    <div className="stoet-failed">
      <ErrorAlert error={error ?? new Error()} />
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
}

/** Page or part that this account may not see. */
export function NoRight({ part }: { part?: boolean }) {
  const t = useTexts();
  return <DeadEnd title={t('noRightTitle')} text={`${t('noRight')}. ${t('noRightHint')}`} part={part} />;
}

/** Page or record that does not exist. */
export function NotFound({ text, part }: { text?: string; part?: boolean }) {
  const t = useTexts();
  return <DeadEnd title={t('notFoundTitle')} text={text ?? t('notFoundText')} part={part} />;
}

/** Nothing to be done here but go elsewhere; a page has one h1. */
function DeadEnd({ title, text, part }: { title: string; text: string; part?: boolean }) {
  const t = useTexts();
  const Heading = part ? 'h2' : 'h1';
  return (
    <div className="stoet-dead-end">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Link to="/">{t('toStart')}</Link>
    </div>
  );
}
