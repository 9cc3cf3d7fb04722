import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@stoet/contracts';
import { articleChanged, lookupChanged } from '@stoet/contracts/clothing/clothing.events';
import { Ids, Transactions } from '@stoet/service-kit';
import { ArticlesRepository } from '../articles/articles.repository';
import type { AttributeKind } from './attribute.kinds';
import type { Attribute } from './attribute.schema';
import { AttributesRepository } from './attributes.repository';

/** Racks, sizes, fabrics, patterns and colours. */
@Injectable()
export class AttributesService {
  constructor(
    private readonly repository: AttributesRepository,
    private readonly articles: ArticlesRepository,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 'not_found'. */
  async one(kind: AttributeKind, id: number): Promise<Attribute> {
    const [found] = await this.repository.byIds(kind, [id]);
    if (!found) throw new DomainError('not_found', `${kind.label} niet gevonden`);
    return found;
  }

  /** `givenId` is the number of a kind whose things carry one. */
  async create(kind: AttributeKind, name: string, givenId: number | undefined, caller: Caller): Promise<number> {
    const id = givenId ?? (await this.ids.next(kind.name));
    const [taken] = givenId === undefined ? [] : await this.repository.byIds(kind, [id]);
    if (taken) {
      const message = `${kind.label} ${id} bestaat al`;
      throw new DomainError('conflict', message, { fields: { id: message } });
    }
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.repository.insert(kind, id, name, tx);
      tx.emit(lookupChanged, { kind: kind.name, ids: [id] });
    });
    return id;
  }

  /** Articles show the text: theirs changes with it. */
  async rename(kind: AttributeKind, id: number, name: string, caller: Caller): Promise<void> {
    await this.one(kind, id);
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.repository.rename(kind, id, name, tx);
      const changed = await this.articles.renameReference(kind.inArticle, id, name, tx);
      tx.emit(lookupChanged, { kind: kind.name, ids: [id] });
      if (changed > 0) tx.emit(articleChanged, { ids: [] });
    });
  }

  /** @throws DomainError 'conflict' while articles refer to it. */
  async remove(kind: AttributeKind, ids: number[], caller: Caller): Promise<void> {
    await Promise.all(ids.map((id) => this.one(kind, id)));
    await this.transactions.run(caller.profileId, async (tx) => {
      const used = await this.articles.countWith(kind.inArticle.id, ids, tx);
      if (used > 0) {
        const articles = used === 1 ? '1 artikel' : `${used} artikels`;
        throw new DomainError('conflict', `${kind.label} wordt nog gebruikt door ${articles}`, { details: { used } });
      }
      await this.repository.remove(kind, ids, tx);
      tx.emit(lookupChanged, { kind: kind.name, ids });
    });
  }
}
