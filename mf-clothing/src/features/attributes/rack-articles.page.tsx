import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { rackRoutes } from '@stoet/contracts/clothing/attribute.contract';
import { useRoute } from '@stoet/web-kit/api';
import { EmptyState, Failed, Loading, NotFound } from '@stoet/web-kit/feedback';
import { Link, useNumberParam } from '@stoet/web-kit/router';
import { plural } from '@stoet/web-kit/texts';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** What hangs in a rack (spec/clothing §2). */
export default function RackArticlesPage() {
  const t = useClothingTexts();
  const id = useNumberParam('id') ?? 0;
  const { data, error, refetch } = useRoute(rackRoutes.articles, { params: { id } }, { enabled: id > 0 });
  const rack = useRoute(rackRoutes.one, { params: { id } }, { enabled: id > 0 });
  if (id === 0) return <NotFound />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  const count = plural(data.data.length, t('article'), t('articlesWord'));
  return (
    <div className="clothing-stack">
      <h1>{t('racks.articlesOf', { rack: `${id} ${rack.data?.description ?? ''}`.trim() })}</h1>
      <p className="clothing-muted">{count}</p>
      {data.data.length === 0 && <EmptyState text={t('racks.noArticles')} />}
      <ul className="clothing-lines" aria-label={t('racks.articles')}>
        {data.data.map((article) => (
          <li key={article.id} className="clothing-line">
            <Link to={`/kledijbeheer/artikels?venster=artikel-${article.id}`}>
              {articleNumber(article.id)} {article.description}
            </Link>
            <span className="clothing-muted">{article.category}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
