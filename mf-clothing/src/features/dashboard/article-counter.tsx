import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** How many articles are active. */
export default function ArticleCounter() {
  const t = useClothingTexts();
  const result = useRoute(articleRoutes.list, { query: { filters: { status: 1 }, items: 1 } });
  return <Counter label={t('dashboard.articles')} result={result} to="/kledijbeheer/artikels?status=1" />;
}
