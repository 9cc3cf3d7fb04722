import type { ArticleRow } from '@stoet/contracts/clothing/article.contract';
import { Tag } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';

type Placed = Pick<
  ArticleRow,
  'isAccessoire' | 'active' | 'washing' | 'rented' | 'rentedProject' | 'amount' | 'returned' | 'rack'
>;

/** Keys of the statuses that keep an article out of its rack (spec/clothing §4). */
export const statusesOf = (article: Placed): string[] => [
  ...(article.active ? [] : ['inactive']),
  ...(article.washing ? ['washing'] : []),
  ...(article.rented ? ['rented'] : []),
  ...(article.rentedProject ? ['inProject'] : []),
];

/** Where an article is: its statuses, or else its rack; of an accessory how many are out (spec/clothing §2). */
export function ArticleLocation({ article }: { article: Placed }) {
  const t = useClothingTexts();
  const out = article.amount - article.returned;
  const statuses = statusesOf(article).filter((status) => !article.isAccessoire || status !== 'rented');
  if (article.isAccessoire && out > 0) statuses.unshift('pieces'); // beside what else there is to say
  if (statuses.length === 0)
    return article.rack ? `${article.rack.id} – ${article.rack.description}` : t('articles.noRack');
  return (
    <span className="clothing-tags">
      {statuses.map((status) => (
        <Tag key={status} color={COLORS[status]}>
          {t(`articles.status.${status}`, { out, amount: article.amount })}
        </Tag>
      ))}
    </span>
  );
}

const COLORS: Record<string, string | undefined> = {
  washing: 'processing',
  rented: 'warning',
  inProject: 'warning',
  pieces: 'warning',
};
