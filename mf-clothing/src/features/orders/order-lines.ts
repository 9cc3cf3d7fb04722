import { ACCESSORY_TAG, type ArticleRow } from '@stoet/contracts/clothing/article.contract';
import type { OrderDetail, OrderInput, OrderLine } from '@stoet/contracts/clothing/order.contract';

/** A line while the form is open; `key` tells lines apart. */
export interface DraftLine {
  key: string;
  uuid?: string;
  id: number;
  amount: number;
  /** The most that can be asked for. */
  most: number;
  isAccessoire: boolean;
  description: string;
  category: string;
  remarks: string;
  /** Name of the group; '' for none. */
  group: string;
}
/** What is rented, as the form holds it: a group may still be empty. */
export interface Draft {
  lines: readonly DraftLine[];
  groups: readonly string[];
}

export const GROUP_MIN = 3;

export const draftOf = (order?: OrderDetail): Draft => ({
  lines: order
    ? [
        ...order.items.map((line) => known(line, '')),
        ...order.groups.flatMap((g) => g.items.map((line) => known(line, g.name))),
      ]
    : [],
  groups: order?.groups.map((group) => group.name) ?? [],
});

const known = (line: OrderLine, group: string): DraftLine => ({
  key: line.uuid,
  uuid: line.uuid,
  id: line.id,
  amount: line.amount,
  most: Infinity, // the server knows what is left beside what this order has
  isAccessoire: line.tags.split('|').includes(ACCESSORY_TAG),
  description: line.description,
  category: line.name,
  remarks: line.remarks,
  group,
});

/** The draft with an article more; undefined when the garment is in it already. An accessory in the same group counts up. */
export function withArticle(draft: Draft, article: ArticleRow, group: string): Draft | undefined {
  const same = draft.lines.find((line) => line.id === article.id && (!article.isAccessoire || line.group === group));
  if (same && !article.isAccessoire) return undefined;
  if (same) return withLine(draft, same.key, { amount: same.amount + 1 });
  const line: DraftLine = {
    key: `${article.id} ${group}`,
    id: article.id,
    amount: 1,
    most: article.isAccessoire ? article.stock : 1,
    isAccessoire: article.isAccessoire,
    description: article.description,
    category: article.category.name,
    remarks: '',
    group,
  };
  return { ...draft, lines: [...draft.lines, line] };
}

export const withLine = (draft: Draft, key: string, change: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});

export const withoutLine = (draft: Draft, key: string): Draft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
});

/** Without the group: its articles stay, in no group. */
export const withoutGroup = (draft: Draft, group: string): Draft => ({
  groups: draft.groups.filter((name) => name !== group),
  lines: draft.lines.map((line) => (line.group === group ? { ...line, group: '' } : line)),
});

const asked = ({ uuid, id, amount, remarks }: DraftLine) => ({ ...(uuid && { uuid }), id, amount, remarks });

/** As the contract takes it; empty groups are left out. */
export const inputOf = ({ lines, groups }: Draft): Pick<OrderInput, 'items' | 'groups'> => ({
  items: lines.filter((line) => line.group === '').map(asked),
  groups: groups
    .map((name) => ({ name, items: lines.filter((line) => line.group === name).map(asked) }))
    .filter((group) => group.items.length > 0),
});

/** Lines that a search word finds: number, description, category, group. */
export const matching = ({ lines }: Draft, search: string): readonly DraftLine[] => {
  const word = search.trim().toLowerCase();
  return lines.filter(({ id, description, category, group }) =>
    `${String(id).padStart(6, '0')} ${description} ${category} ${group}`.toLowerCase().includes(word),
  );
};
