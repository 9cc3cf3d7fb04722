import { articleNumber, articleRoutes, rentInfo } from '@stoet/contracts/clothing/article.contract';
import { isApiError, useChange } from '@stoet/web-kit/api';
import { confirm } from '@stoet/web-kit/feedback';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ARTICLE_ANSWERS } from './article.queries';
import { RentInfoLists } from './rent-info';

/** Makes an article inactive after a question; when somebody has it, after a second one that says who (spec/clothing §4). */
export function useDeactivate() {
  const t = useClothingTexts();
  const [error, setError] = useState<Error | null>(null);
  const remove = useChange(articleRoutes.remove, { invalidates: ARTICLE_ANSWERS });
  const deactivate = async ({ id, description }: { id: number; description: string }): Promise<void> => {
    setError(null);
    const okText = t('returns.inactive');
    const title = t('articles.inactiveTitle', { name: `${articleNumber(id)} ${description}` });
    if (!(await confirm({ title, okText, danger: true }))) return;
    try {
      await remove.mutateAsync({ params: { id } });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const info = rentInfo.safeParse(failure.details);
      if (!info.success) return setError(failure);
      const text = <RentInfoLists info={info.data} asText />;
      if (!(await confirm({ title: t('returns.inUse'), text, okText, danger: true }))) return;
      await remove.mutateAsync({ params: { id }, query: { force: 'true' } }).catch(setError);
    }
  };
  return { deactivate, error, dismiss: () => setError(null) };
}
