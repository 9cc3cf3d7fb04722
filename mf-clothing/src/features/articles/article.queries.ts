import { articleRoutes } from '@stoet/contracts/clothing/article.contract';

/** What is out of date after an article changed. */
export const ARTICLE_ANSWERS = [
  articleRoutes.list,
  articleRoutes.one,
  articleRoutes.next,
  articleRoutes.tags,
  articleRoutes.rentInfo,
] as const;
