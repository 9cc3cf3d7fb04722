import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ArticleLocation } from '../articles/article.location';
import type { Article } from './scans';

/** The article in the hand, readable from a step away. */
export function ScannedArticle({ article }: { article: Article }) {
  const t = useClothingTexts();
  const what = [article.category.name, article.size?.size, article.color?.name, article.fabric?.type].filter(Boolean);
  return (
    <section className="clothing-scanned" aria-label={t('returns.scanned')}>
      <div className="clothing-scanned-number">{articleNumber(article.id)}</div>
      <div className="clothing-scanned-name">{article.description}</div>
      <div>{what.join(' · ')}</div>
      <div>
        <ArticleLocation article={article} />
      </div>
      {article.remarks && <div>{article.remarks}</div>}
    </section>
  );
}
