import type { ListAnswer } from '@stoet/contracts';
import type { ArticleRow } from '@stoet/contracts/clothing/article.contract';

/** For tests: an article as the service answers it. */
export const articleOf = (
  fields: Partial<ArticleRow> & { remarks?: string } = {},
): ArticleRow & { remarks: string } => ({
  id: 1234,
  description: 'Rode jas',
  tags: '1900|zomer',
  isAccessoire: false,
  active: true,
  washing: false,
  rented: false,
  rentedProject: false,
  withVat: false,
  amount: 1,
  returned: 1,
  stock: 1,
  categoryId: 1,
  clothingSizeId: null,
  patternId: null,
  fabricId: null,
  colorId: null,
  rackId: 12,
  category: { name: 'Jas' },
  size: { size: 'M' },
  pattern: null,
  fabric: null,
  color: { name: 'Rood' },
  rack: { id: 12, description: 'Wand links' },
  remarks: '',
  ...fields,
});

/** For tests: a page of a list. */
export const pageOf = <Row>(data: Row[]): ListAnswer<Row> => ({
  data,
  total: data.length,
  offset: 0,
  items: 10,
  filters: {},
  message: '',
});
