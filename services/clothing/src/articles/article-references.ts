import { Injectable } from '@nestjs/common';
import { DomainError } from '@stoet/contracts';
import { ATTRIBUTE_KINDS, type ReferenceField } from '../attributes/attribute.kinds';
import { AttributesRepository } from '../attributes/attributes.repository';
import { CategoriesRepository } from '../categories/categories.repository';
import type { Article } from './article.schema';

export type References = { categoryId?: number } & { [F in ReferenceField]?: number | null };
type Named = Partial<Pick<Article, keyof References | 'category' | 'size' | 'pattern' | 'fabric' | 'color' | 'rack'>>;

/** Finds what an article refers to, so that the texts can stand beside the numbers. */
@Injectable()
export class ArticleReferences {
  constructor(
    private readonly attributes: AttributesRepository,
    private readonly categories: CategoriesRepository,
  ) {}

  /** The given numbers with their texts. @throws DomainError 'invalid' that names every number that does not exist. */
  async resolve(given: References): Promise<Named> {
    const named: Record<string, unknown> = {};
    const fields: Record<string, string> = {};
    const note = (field: keyof References, nameField: string, label: string, found?: { name: string }) => {
      const id = given[field];
      named[field] = id;
      named[nameField] = found?.name ?? null;
      if (id !== null && !found) fields[field] = `${label} niet gevonden`;
    };
    const lookups = ATTRIBUTE_KINDS.filter(({ inArticle }) => given[inArticle.id] !== undefined).map(async (kind) => {
      const id = given[kind.inArticle.id] ?? null;
      const [found] = id === null ? [] : await this.attributes.byIds(kind, [id]);
      note(kind.inArticle.id, kind.inArticle.name, kind.label, found);
    });
    await Promise.all(lookups);
    if (given.categoryId !== undefined) {
      const [category] = await this.categories.byIds([given.categoryId]);
      note('categoryId', 'category', 'Categorie', category);
    }
    if (Object.keys(fields).length > 0) throw new DomainError('invalid', Object.values(fields)[0], { fields });
    return named as Named;
  }
}
