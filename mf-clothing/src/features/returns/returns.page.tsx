import { ARTICLE_DIGITS, articleNumber } from '@stoet/contracts/clothing/article.contract';
import { useCan } from '@stoet/web-kit/session';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { InUseDialog } from './in-use-dialog';
import { ACTION_KEYS, actionOf } from './action-keys';
import { RackDialog } from './rack-dialog';
import { ScannedArticle } from './scanned-article';
import { ScanList } from './scan-list';
import type { Article } from './scans';
import { useReturns, type ReturnAction } from './use-returns';

/** Taking garments back with a scanner: number, Enter, and one of three buttons (spec/clothing §2, "/terugname"). */
export default function ReturnsPage() {
  const t = useClothingTexts();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [forRack, setForRack] = useState<Article>();
  const returns = useReturns();
  const may = { update: useCan('articles.update', 'anywhere'), delete: useCan('articles.delete', 'anywhere') };
  const isNumber = /^\d+$/.test(typed) && typed.length === ARTICLE_DIGITS && Number(typed) > 0;
  const ready = isNumber || (typed === '' && returns.article !== undefined);

  const focus = () => input.current?.focus({ cursor: 'all' });
  const scan = async () => {
    if (!/^\d{1,6}$/.test(typed) || Number(typed) === 0) return;
    setTyped('');
    await returns.find(typed);
    focus();
  };
  const start = async (kind: ReturnAction['kind']) => {
    if (!ready) return;
    const article = isNumber ? await returns.find(typed) : returns.article;
    setTyped('');
    if (!article) return focus();
    if (kind === 'rack') return setForRack(article);
    await returns.act(article, { kind });
    focus();
  };
  useKeys(start, may);

  const act = async (article: Article, action: ReturnAction, force = false) => {
    setForRack(undefined);
    await returns.act(article, action, force);
    focus();
  };
  const button = (kind: ReturnAction['kind'], allowed: boolean) =>
    allowed && (
      <Button
        size="large"
        type={kind === 'rack' ? 'primary' : 'default'}
        danger={kind === 'inactive'}
        disabled={!ready}
        title={ready ? undefined : t('returns.sixDigits')}
        aria-keyshortcuts={ACTION_KEYS[kind]}
        onClick={() => void start(kind)}
      >
        {t(`returns.${kind}`)} <kbd>{ACTION_KEYS[kind]}</kbd>
      </Button>
    );
  return (
    <div className="clothing-returns">
      <h1>{t('returns.title')}</h1>
      <label htmlFor={id}>{t('returns.number')}</label>
      <Input
        id={id}
        ref={input}
        className="clothing-scan"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={ARTICLE_DIGITS}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onPressEnter={() => void scan()}
      />
      <div className="clothing-return-actions">
        {button('rack', may.update)}
        {button('washing', may.update)}
        {button('inactive', may.delete)}
      </div>
      <div aria-live="assertive" className={outcomeClass(returns.outcome?.good)}>
        {returns.outcome?.text}
      </div>
      {returns.article && <ScannedArticle article={returns.article} />}
      <ScanList scans={returns.scans} />
      {forRack && (
        <RackDialog
          title={`${t('returns.rack')}: ${articleNumber(forRack.id)}`}
          initial={forRack.rackId}
          onClose={() => {
            setForRack(undefined);
            focus();
          }}
          onRack={(rackId) => void act(forRack, { kind: 'rack', rackId })}
        />
      )}
      {returns.waiting && (
        <InUseDialog
          waiting={returns.waiting}
          onCancel={() => {
            returns.cancel();
            focus();
          }}
          onConfirm={({ article, action }) => void act(article, action, true)}
        />
      )}
    </div>
  );
}

const outcomeClass = (good: boolean | undefined) =>
  good === undefined ? 'clothing-outcome' : `clothing-outcome clothing-outcome-${good ? 'good' : 'bad'}`;

/** The buttons from the keyboard, also while the cursor is in the number. */
function useKeys(
  start: (kind: ReturnAction['kind']) => Promise<void>,
  may: { update: boolean; delete: boolean },
): void {
  const newest = useRef(start);
  useEffect(() => {
    newest.current = start;
  });
  const { update, delete: remove } = may;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const kind = actionOf(event.key);
      if (!kind || !(kind === 'inactive' ? remove : update) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      void newest.current(kind);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [update, remove]);
}
