import {
  ARTICLE_DIGITS,
  ARTICLE_STATUS,
  articleNumber,
  articleRoutes,
  rentInfo,
  type RentInfo,
} from '@stoet/contracts/clothing/article.contract';
import { call, isApiError } from '@stoet/web-kit/api';
import { useState } from 'react';
import { withResult, withScan, type Article, type Scan } from './scans';
import { signal } from './signal';

export type ReturnAction = { kind: 'rack'; rackId: number } | { kind: 'washing' } | { kind: 'inactive' };

/** An action that waits for an answer, because somebody still has the article. */
export interface Waiting {
  article: Article;
  action: ReturnAction;
  info: RentInfo;
}
export interface Outcome {
  good: boolean;
  text: string;
}

const perform = (id: number, action: ReturnAction, force: boolean) => {
  const params = { id };
  if (action.kind === 'inactive')
    return call(articleRoutes.remove, { params, query: { force: force ? 'true' : 'false' } });
  const status = action.kind === 'rack' ? ARTICLE_STATUS.active : ARTICLE_STATUS.washing;
  const rackId = action.kind === 'rack' ? action.rackId : undefined;
  return call(articleRoutes.status, { params, body: { status, rackId, force } });
};

/** Scanning and taking back (spec/clothing §4, "Return flow"). Every outcome is also heard and felt. */
export function useReturns() {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [article, setArticle] = useState<Article>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState<Waiting>();
  const tell = (good: boolean, text: string) => {
    signal(good ? 'good' : 'bad');
    setOutcome({ good, text });
  };

  const find = async (typed: string): Promise<Article | undefined> => {
    const number = typed.padStart(ARTICLE_DIGITS, '0');
    try {
      const found = await call(articleRoutes.one, { params: { id: Number(typed) } });
      setArticle(found);
      setOutcome(undefined);
      setScans((now) => withScan(now, number, found));
      return found;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setArticle(undefined);
      if (error.status === 404) setScans((now) => withScan(now, number, undefined));
      tell(false, `${number}: ${error.message}`);
      return undefined;
    }
  };
  /** Gives whether it is done: not when somebody has the article, or when it was refused. */
  const act = async (target: Article, action: ReturnAction, force = false): Promise<boolean> => {
    setWaiting(undefined);
    try {
      const { message } = await perform(target.id, action, force);
      setScans((now) => withResult(now, articleNumber(target.id), action.kind));
      setArticle(undefined);
      tell(true, `${articleNumber(target.id)}: ${message}`);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const info = error.status === 409 ? rentInfo.safeParse(error.details) : undefined;
      if (info?.success) setWaiting({ article: target, action, info: info.data });
      tell(false, `${articleNumber(target.id)}: ${error.message}`);
      return false;
    }
  };
  return { scans, article, outcome, waiting, find, act, cancel: () => setWaiting(undefined) };
}
