import type { Route, RequestOf } from '@stoet/contracts';
import { useChange, type ApiError } from '@stoet/web-kit/api';
import { confirm, ErrorAlert } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';

/** Deletes a record after a question that names it; `alert` shows why it could not be done. */
export function useRemove(route: Route, { text, invalidates }: { text?: string; invalidates: readonly Route[] }) {
  const t = useTexts('production');
  const { mutate, error, reset } = useChange(route, { invalidates });
  const remove = async ({ id, name }: { id: number; name: string }) => {
    reset();
    const sure = await confirm({
      title: t('remove.title', { name }),
      text: text ?? t('remove.text'),
      okText: t('remove.action'),
      danger: true,
    });
    if (sure) mutate({ params: { id } } as RequestOf<Route>);
  };
  return { remove, alert: <ErrorAlert error={error as ApiError | null} onClose={reset} /> };
}
