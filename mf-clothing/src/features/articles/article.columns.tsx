import { articleNumber, type ArticleRow } from '@stoet/contracts/clothing/article.contract';
import type { ListColumn, ListFilter } from '@stoet/web-kit/list';
import {
  categoryOptions,
  colorOptions,
  fabricOptions,
  patternOptions,
  rackOptions,
  sizeOptions,
} from '../attributes/attribute.options';
import { ArticleLocation } from './article.location';

type T = (key: string, values?: Record<string, string | number>) => string;

const countOf = (tags: string) => (tags === '' ? 0 : tags.split('|').length);

export const articleColumns = (t: T): ListColumn<ArticleRow>[] => [
  { key: 'id', title: t('number'), sort: 'id', card: 'title', width: 104, render: (a) => articleNumber(a.id) },
  { key: 'description', title: t('articles.description'), sort: 'description', card: 'subtitle' },
  {
    key: 'tags',
    title: t('articles.tags'),
    card: 'hidden',
    render: (a) => (
      <span title={a.tags.split('|').join(', ')}>{t('articles.tagCount', { count: countOf(a.tags) })}</span>
    ),
  },
  { key: 'category', title: t('articles.category'), sort: 'category', render: (a) => a.category.name },
  { key: 'size', title: t('articles.size'), sort: 'size', render: (a) => a.size?.size ?? '–' },
  { key: 'fabric', title: t('articles.fabric'), card: 'hidden', render: (a) => a.fabric?.type ?? '–' },
  { key: 'pattern', title: t('articles.pattern'), card: 'hidden', render: (a) => a.pattern?.name ?? '–' },
  { key: 'color', title: t('articles.color'), render: (a) => a.color?.name ?? '–' },
  { key: 'rack', title: t('articles.location'), sort: 'rack', render: (a) => <ArticleLocation article={a} /> },
];

const STATUSES = ['active', 'inactive', 'washing', 'rented', 'inProject'];

export const articleFilters = (t: T): ListFilter[] => [
  { name: 'description', label: t('articles.description'), kind: 'text' },
  { name: 'accessoire', label: t('articles.accessory'), kind: 'flag' },
  { name: 'rack', label: t('articles.rack'), kind: 'select', options: rackOptions },
  { name: 'category', label: t('articles.category'), kind: 'select', options: categoryOptions },
  {
    name: 'status',
    label: t('articles.statusLabel'),
    kind: 'select',
    options: STATUSES.map((status, i) => ({ value: i + 1, label: t(`articles.status.${status}`) })),
  },
  { name: 'size', label: t('articles.size'), kind: 'select', options: sizeOptions },
  { name: 'fabric', label: t('articles.fabric'), kind: 'select', options: fabricOptions },
  { name: 'pattern', label: t('articles.pattern'), kind: 'select', options: patternOptions },
  { name: 'color', label: t('articles.color'), kind: 'select', options: colorOptions },
];
