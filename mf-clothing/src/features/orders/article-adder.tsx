import { articleNumber, articleRoutes, type ArticleRow } from '@stoet/contracts/clothing/article.contract';
import { call, isApiError, useRoute } from '@stoet/web-kit/api';
import { AutoComplete, Input } from 'antd';
import { useId, useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { useDelayed } from '../../common/use-delayed';

const FETCH_DELAY = 500; // spec/clothing §9
const OFFERED = 8;
/** Longest number of an article. */
const NUMBER = /^\d{1,6}$/;

/**
 * Adds articles by number and Enter, as a scanner types them, or by choosing from what a word finds. `onAdd` answers
 * why an article cannot be added.
 */
export function ArticleAdder({ onAdd }: { onAdd: (article: ArticleRow) => string | undefined }) {
  const t = useClothingTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<{ text: string; wrong: boolean }>();
  const words = useDelayed(typed.trim(), FETCH_DELAY);
  const { data } = useRoute(
    articleRoutes.list,
    { query: { filters: { text: words, status: 1 }, items: OFFERED } },
    { enabled: words.length > 1, keepPrevious: true },
  );
  const offered = words.length > 1 && typed.trim() !== '' ? (data?.data ?? []) : [];

  const add = (article: ArticleRow) => {
    const refusal = onAdd(article);
    const name = `${articleNumber(article.id)} ${article.description}`;
    setMessage(refusal ? { text: refusal, wrong: true } : { text: t('orders.added', { name }), wrong: false });
    setTyped('');
  };
  const lookUp = async () => {
    if (!NUMBER.test(typed.trim()) || Number(typed) === 0) return;
    try {
      add(await call(articleRoutes.one, { params: { id: Number(typed) } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setMessage({ text: error.status === 404 ? t('orders.unknown', { number: typed }) : error.message, wrong: true });
      setTyped('');
    }
  };
  return (
    <div className="clothing-adder">
      <label htmlFor={id}>{t('orders.add')}</label>
      <AutoComplete
        id={id}
        value={typed}
        onChange={setTyped}
        defaultActiveFirstOption={false}
        options={offered.map((article) => ({
          value: String(article.id),
          disabled: article.stock < 1,
          label: <Offer article={article} />,
        }))}
        onSelect={(value: string) => {
          const article = offered.find((one) => String(one.id) === value);
          if (article) add(article);
        }}
        onInputKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // Enter adds; it does not send the form
          void lookUp();
        }}
      >
        <Input placeholder={t('orders.addPlaceholder')} maxLength={100} />
      </AutoComplete>
      <div role="status" className={message?.wrong ? 'clothing-warn' : 'clothing-muted'}>
        {message?.text}
      </div>
    </div>
  );
}

function Offer({ article }: { article: ArticleRow }) {
  const t = useClothingTexts();
  return (
    <span>
      {articleNumber(article.id)} {article.description}{' '}
      <span className="clothing-muted">{article.stock > 0 ? article.category.name : t('orders.notFree')}</span>
    </span>
  );
}
