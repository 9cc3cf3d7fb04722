import {
  ARTICLE_STATUS,
  articleNumber,
  type ArticleRow,
  type ArticleStatus,
} from '@stoet/contracts/clothing/article.contract';
import { defineList, equals, matchesWords, plain } from '@stoet/service-kit';
import type { Article } from './article.schema';

/** What the list of articles can be asked for. */
export interface ArticleFilters {
  text: string;
  description: string;
  accessoire: boolean;
  rack: number;
  category: number;
  status: ArticleStatus;
  size: number;
  fabric: number;
  pattern: number;
  color: number;
}

const REMARKS = 'opm:';
const ROW_FIELDS = [
  'description',
  'tags',
  'accessory',
  'active',
  'washing',
  'rented',
  'rentedProject',
  'withVat',
  'amount',
  'free',
  'categoryId',
  'clothingSizeId',
  'patternId',
  'fabricId',
  'colorId',
  'rackId',
  'category',
  'size',
  'pattern',
  'fabric',
  'color',
  'rack',
] as const satisfies readonly (keyof Article)[];

const BY_STATUS: Record<ArticleStatus, Record<string, unknown>> = {
  [ARTICLE_STATUS.active]: { active: true },
  [ARTICLE_STATUS.inactive]: { active: false },
  [ARTICLE_STATUS.washing]: { washing: true },
  [ARTICLE_STATUS.rented]: { rented: true },
  [ARTICLE_STATUS.inProject]: { rentedProject: true },
};

const byText = (text: string) =>
  text.startsWith(REMARKS) ? matchesWords(text.slice(REMARKS.length), 'remarkWords') : matchesWords(text);

/** A stored article as the API gives it (spec/clothing §3). */
export function articleRow(a: Pick<Article, '_id' | (typeof ROW_FIELDS)[number]>): ArticleRow {
  return {
    id: a._id,
    description: a.description,
    tags: a.tags.join('|'),
    isAccessoire: a.accessory,
    active: a.active,
    washing: a.washing,
    rented: a.rented,
    rentedProject: a.rentedProject,
    withVat: a.withVat,
    amount: a.amount,
    returned: a.free,
    stock: a.active && !a.washing ? a.free : 0,
    categoryId: a.categoryId,
    clothingSizeId: a.clothingSizeId,
    patternId: a.patternId,
    fabricId: a.fabricId,
    colorId: a.colorId,
    rackId: a.rackId,
    category: { name: a.category },
    size: a.size === null ? null : { size: a.size },
    pattern: a.pattern === null ? null : { name: a.pattern },
    fabric: a.fabric === null ? null : { type: a.fabric },
    color: a.color === null ? null : { name: a.color },
    rack: a.rackId === null ? null : { id: a.rackId, description: a.rack ?? '' },
  };
}

export const articleList = defineList<Article, ArticleRow, ArticleFilters>({
  name: 'artikels',
  fields: ROW_FIELDS,
  filters: {
    text: byText,
    description: (value) => ({ descriptionKey: { $gte: plain(value), $lt: `${plain(value)}\uffff` } }),
    accessoire: equals('accessory'),
    rack: equals('rackId'),
    category: equals('categoryId'),
    status: (status) => BY_STATUS[status],
    size: equals('clothingSizeId'),
    fabric: equals('fabricId'),
    pattern: equals('patternId'),
    color: equals('colorId'),
  },
  sorts: {
    id: [],
    description: ['descriptionKey'],
    category: ['category'],
    size: ['size'],
    rack: ['rackId'],
  },
  rows: (docs) => docs.map(articleRow),
  columns: [
    { header: 'Nummer', value: (r) => articleNumber(r.id), width: 12 },
    { header: 'Omschrijving', value: (r) => r.description, width: 50 },
    { header: 'Tags', value: (r) => r.tags, width: 24 },
    { header: 'Categorie', value: (r) => r.category.name, width: 24 },
    { header: 'Maat', value: (r) => r.size?.size, width: 12 },
    { header: 'Stof', value: (r) => r.fabric?.type },
    { header: 'Motief', value: (r) => r.pattern?.name },
    { header: 'Kleur', value: (r) => r.color?.name },
    { header: 'Rek', value: (r) => r.rackId, kind: 'number', width: 10 },
    { header: 'Rekomschrijving', value: (r) => r.rack?.description, width: 30 },
    { header: 'Actief', value: (r) => r.active, width: 10 },
    { header: 'In was', value: (r) => r.washing, width: 10 },
    { header: 'Uitgeleend', value: (r) => r.rented, width: 12 },
    { header: 'Uitgeleend in project', value: (r) => r.rentedProject, width: 20 },
    { header: 'Aantal', value: (r) => r.amount, kind: 'number', width: 10 },
    { header: 'Inclusief btw', value: (r) => r.withVat, width: 14 },
  ],
});
