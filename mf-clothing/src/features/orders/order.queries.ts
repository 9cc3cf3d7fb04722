import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';

/** What is out of date after an order changed: articles went out or came back too. */
export const ORDER_ANSWERS = [
  orderRoutes.list,
  orderRoutes.one,
  articleRoutes.list,
  articleRoutes.one,
  articleRoutes.rentInfo,
] as const;

export const ORDERS_PAGE = '/retributiebeheer/bestelformulieren';
export const detailHref = (id: number) => `${ORDERS_PAGE}/detail/${id}`;
export const editHref = (id: number) => `${ORDERS_PAGE}/bewerk/${id}`;
