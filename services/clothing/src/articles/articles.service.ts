import { Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf } from '@stoet/contracts';
import { articleNumber, type articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { articleChanged } from '@stoet/contracts/clothing/clothing.events';
import { Transactions, type Tx } from '@stoet/service-kit';
import { ArticleReferences } from './article-references';
import { derivedOf, MAX_ARTICLE, nextFree, tagsOf, withAccessory } from './article.rules';
import type { Article } from './article.schema';
import { ArticlesRepository } from './articles.repository';

type NewArticle = InputOf<typeof articleRoutes.create>['body'];
type ChangedArticle = InputOf<typeof articleRoutes.update>['body'];
type Bulk = InputOf<typeof articleRoutes.bulk>['body'];

/** A question before a save: the same call with `force` goes on (spec/clothing §4). */
const ask = (title: string, message: string) => new DomainError('conflict', message, { details: { title, message } });

/** Articles: what they are. Where they go is in ArticleReturns and in the orders. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly references: ArticleReferences,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 'not_found'. */
  async one(id: number, tx?: Tx): Promise<Article> {
    const [found] = await this.repository.byIds([id], tx);
    if (!found) throw new DomainError('not_found', 'Artikel niet gevonden');
    return found;
  }

  /** The number after the highest, or the first gap. */
  async next(): Promise<number> {
    const highest = await this.repository.highestId();
    const free = nextFree(highest, highest < MAX_ARTICLE ? [] : await this.repository.allIds());
    if (free === undefined) throw new DomainError('conflict', 'Alle artikelnummers zijn in gebruik');
    return free;
  }

  /** A number of an inactive article may be used again, after a question. */
  async create({ id, force, ...input }: NewArticle, caller: Caller): Promise<number> {
    if (!input.active) needsDelete(caller);
    const fields = await this.fieldsOf(id, input);
    await this.transactions.run(caller.profileId, async (tx) => {
      const [old] = await this.repository.byIds([id], tx);
      if (old) this.checkReuse(old, force);
      const article = { _id: id, ...fields, free: fields.amount, rented: false, rentedProject: false };
      if (old) await this.repository.change([id], article, tx);
      else await this.repository.insert(article as Article, tx);
      tx.emit(articleChanged, { ids: [id] });
    });
    return id;
  }

  async update(id: number, { force, ...input }: ChangedArticle, caller: Caller): Promise<void> {
    const { amount, ...fields } = await this.fieldsOf(id, input);
    await this.transactions.run(caller.profileId, async (tx) => {
      const article = await this.one(id, tx);
      if (article.active !== fields.active) needsDelete(caller);
      this.checkLent(article, fields, force);
      await this.repository.change([id], fields, tx);
      if (amount !== article.amount && !(await this.repository.resize(id, amount - article.amount, tx))) {
        const message = `Er zijn ${article.amount - article.free} stuks uitgeleend`;
        throw new DomainError('conflict', message, { fields: { amount: message } });
      }
      tx.emit(articleChanged, { ids: [id] });
    });
  }

  /** Changes what is given on everything selected. Gives how many articles. */
  async bulk({ configs, changes, force }: Bulk, caller: Caller): Promise<number> {
    const { accessoire, active, washing, withVat, ...references } = changes;
    if (active !== undefined) needsDelete(caller);
    const fields = { ...given({ active, washing, withVat }), ...(await this.references.resolve(references)) };
    return this.transactions.run(caller.profileId, async (tx) => {
      const articles = await this.repository.selected(configs, tx);
      const lent = articles.filter((article) => article.rented || article.rentedProject);
      if (lent.length > 0) checkLentTogether(lent, changes, force);
      const ids = articles.map((article) => article._id);
      if (Object.keys(fields).length > 0) await this.repository.change(ids, fields, tx);
      if (accessoire !== undefined) await this.makeAccessories(articles, accessoire, tx);
      if (ids.length > 0) tx.emit(articleChanged, { ids });
      return ids.length;
    });
  }

  private async makeAccessories(articles: readonly Article[], accessory: boolean, tx: Tx): Promise<void> {
    for (const article of articles.filter((one) => one.accessory !== accessory)) {
      const tags = withAccessory(article.tags, accessory);
      const pieces = accessory ? {} : { amount: 1, free: 1 };
      await this.repository.change(
        [article._id],
        { tags, ...pieces, ...derivedOf(article._id, { ...article, tags }) },
        tx,
      );
    }
  }

  private async fieldsOf(id: number, { tags: text, ...input }: Omit<ChangedArticle, 'force'>) {
    const tags = tagsOf(text);
    const derived = derivedOf(id, { ...input, tags });
    if (!derived.accessory && input.amount > 1) {
      const message = 'Alleen van een accessoire zijn er meerdere stuks';
      throw new DomainError('invalid', message, { fields: { amount: message } });
    }
    return { ...input, tags, ...derived, ...(await this.references.resolve(input)) };
  }

  private checkReuse(old: Article, force: boolean): void {
    const number = articleNumber(old._id);
    const message = `Artikel ${number} bestaat al`;
    if (old.active || old.free < old.amount) throw new DomainError('conflict', message, { fields: { id: message } });
    if (!force)
      throw ask(
        `Nummer ${number} opnieuw gebruiken?`,
        `Het nummer hoort bij '${old.description}', dat inactief is. De gegevens van dat artikel worden vervangen.`,
      );
  }

  /** What is lent stays an accessory or not; moving it asks. */
  private checkLent(old: Article, changed: Pick<Article, 'accessory' | 'rackId'>, force: boolean): void {
    if (!old.rented && !old.rentedProject) return;
    if (old.accessory !== changed.accessory) {
      const message = 'Een uitgeleend artikel kan geen accessoire worden of ophouden er een te zijn';
      throw new DomainError('conflict', message, { fields: { tags: message } });
    }
    if (old.rackId !== changed.rackId && !force)
      throw ask(
        'Artikel in gebruik',
        `Artikel ${articleNumber(old._id)} is uitgeleend. Wil je het toch een ander rek geven?`,
      );
  }
}

function needsDelete(caller: Caller): void {
  if (!caller.canAnywhere('articles.delete'))
    throw new DomainError('forbidden', 'Je hebt geen rechten om een artikel actief of inactief te maken');
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

function checkLentTogether(lent: readonly Article[], changes: Bulk['changes'], force: boolean): void {
  const numbers = lent.slice(0, 10).map((article) => articleNumber(article._id));
  const which = `${numbers.join(', ')}${lent.length > numbers.length ? ', …' : ''}`;
  if (changes.accessoire !== undefined)
    throw new DomainError('conflict', `Uitgeleend, en dus niet te veranderen in (geen) accessoire: ${which}`);
  const moves = changes.active !== undefined || changes.washing !== undefined || changes.rackId !== undefined;
  if (moves && !force) throw ask('Artikel in gebruik', `Deze artikels zijn uitgeleend: ${which}. Toch wijzigen?`);
}
