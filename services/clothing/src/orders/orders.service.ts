import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, toEuros, type Caller, type InputOf } from '@stoet/contracts';
import { articleChanged, orderChanged, orderCreated } from '@stoet/contracts/clothing/clothing.events';
import { ORDER_TYPE, type OrderInput, type orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { Ids, plain, Transactions, wordsOf, type Tx } from '@stoet/service-kit';
import { LoansService, type LineOut } from '../loans/loans.service';
import { NationalNumbers, tidy } from './national-number';
import { factsOf } from './order.facts';
import { OrderPricing } from './order-pricing';
import { periodsOf, returnBeforeOf, totalsOf } from './order.rules';
import type { Order, StoredLine } from './order.schema';
import { OrdersRepository } from './orders.repository';

type PriceRequest = InputOf<typeof orderRoutes.price>['body'];
type LineInput = OrderInput['items'][number] & { group: number | null };

/** Orders: renting articles, and changing what is rented. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly pricing: OrderPricing,
    private readonly loans: LoansService,
    private readonly nationalNumbers: NationalNumbers,
    private readonly ids: Ids,
    private readonly transactions: Transactions,
  ) {}

  /** What a rental would cost, in euros; nothing is lent. */
  async price({ items, ...rental }: PriceRequest) {
    const totals = totalsOf((await this.pricing.priced(items, rental)).map((line) => ({ ...line, returned: 0 })));
    const periods = periodsOf(rental.fromDt, rental.toDt);
    return {
      periods,
      returnBefore: returnBeforeOf(rental.fromDt, periods),
      price: toEuros(totals.price),
      vat: toEuros(totals.vat),
      total: toEuros(totals.price + totals.vat),
      replacementPrice: toEuros(totals.replacementPrice),
    };
  }

  /** Rents everything, or nothing. @throws DomainError 'conflict' with who has an article. */
  async create(input: OrderInput, caller: Caller): Promise<number> {
    const items = await this.linesOf(input, []);
    for (const { articleId, amount } of items) {
      const refusal = await this.loans.refusal(articleId, amount); // most refusals need no transaction
      if (refusal) throw refusal;
    }
    const _id = await this.ids.next('order');
    const order: Order = {
      ...this.renterOf(input),
      ...totalsOf(items),
      _id,
      version: 1,
      items,
      words: wordsOfOrder(_id, input),
      socialSecurity: this.nationalNumbers.encrypt(numberFor(input)),
      fine: 0,
      billed: false,
      canceled: false,
      creationDt: new Date(),
    };
    await this.transactions.run(caller.profileId, async (tx) => {
      await this.loans.lend(
        items.map((item) => outOf(item, _id, item.amount)),
        tx,
      );
      await this.repository.insert(order, tx);
      this.tell(order, orderCreated, tx);
    });
    return _id;
  }

  /** @throws DomainError 'conflict' once it is billed or canceled, or when a line cannot be changed like that. */
  async update(id: number, input: OrderInput, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.open(id, tx);
      const items = await this.linesOf(input, order.items);
      await this.exchange(order, items, tx);
      const number = numberFor(input);
      const kept = input.type === ORDER_TYPE.associationWithoutNumber ? order.socialSecurity : '';
      const socialSecurity = number ? this.nationalNumbers.encrypt(number) : kept;
      if (input.type === ORDER_TYPE.associationWithoutNumber && !socialSecurity) {
        const message = 'Veld mag niet leeg zijn';
        throw new DomainError('invalid', message, { fields: { socialSecurity: message } });
      }
      const words = wordsOfOrder(id, input);
      const fields = { ...this.renterOf(input), ...totalsOf(items), items, words, socialSecurity };
      this.tell(await this.repository.change(order, fields, tx), orderChanged, tx);
    });
  }

  async remark(id: number, uuid: string, remarks: string, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.repository.one(id, tx);
      if (!order.items.some((item) => item.uuid === uuid)) throw new DomainError('not_found', 'Artikel niet gevonden');
      const items = order.items.map((item) => (item.uuid === uuid ? { ...item, remarks } : item));
      this.tell(await this.repository.change(order, { items }, tx), orderChanged, tx);
    });
  }

  /** The order while it may be changed (spec/clothing §4). */
  private async open(id: number, tx: Tx): Promise<Order> {
    const order = await this.repository.one(id, tx);
    if (order.canceled)
      throw new DomainError('conflict', 'Deze bestelbon is geannuleerd en kan niet meer gewijzigd worden');
    if (order.billed)
      throw new DomainError(
        'conflict',
        'Deze bestelbon is reeds gemarkeerd als gefactureerd en kan niet meer gewijzigd worden',
      );
    return order;
  }

  /** Lends what is new or more, takes back what is less or gone. */
  private async exchange(order: Order, items: readonly StoredLine[], tx: Tx): Promise<void> {
    const before = new Map(order.items.map((item) => [item.uuid, item]));
    const more = items.flatMap((item) => {
      const pieces = item.amount - (before.get(item.uuid)?.amount ?? 0);
      return pieces === 0 ? [] : [outOf(item, order._id, pieces)];
    });
    const kept = new Set(items.map((item) => item.uuid));
    const gone = order.items
      .filter((item) => !kept.has(item.uuid))
      .map((item) => outOf(item, order._id, -(item.amount - item.returned)));
    const fewer = [...more, ...gone].filter((line) => line.pieces < 0);
    await this.loans.release(
      fewer.map((line) => ({ ...line, pieces: -line.pieces })),
      tx,
    );
    await this.loans.lend(
      more.filter((line) => line.pieces > 0),
      tx,
    );
  }

  private async linesOf(
    { items, groups, ...rental }: OrderInput,
    stored: readonly StoredLine[],
  ): Promise<StoredLine[]> {
    const inputs: LineInput[] = [
      ...items.map((item) => ({ ...item, group: null })),
      ...groups.flatMap((group, index) => group.items.map((item) => ({ ...item, group: index }))),
    ];
    if (inputs.length === 0) throw new DomainError('invalid', 'Gelieve minstens één artikel toe te voegen');
    const before = new Map(stored.map((item) => [item.uuid, item]));
    const lines = (await this.pricing.priced(inputs, rental)).map((input): StoredLine => {
      const { article } = input;
      const known = input.uuid === undefined ? undefined : before.get(input.uuid);
      if (input.uuid !== undefined && known?.articleId !== input.id)
        throw new DomainError('invalid', 'Dit artikel staat niet meer in de bestelbon');
      return {
        uuid: known?.uuid ?? randomUUID(),
        articleId: input.id,
        garment: !article.accessory,
        amount: input.amount,
        returned: known?.returned ?? 0,
        remarks: input.remarks,
        tags: article.tags.join('|'),
        description: article.description,
        name: input.categoryName,
        group: input.group,
        price: input.price,
        replacementPrice: input.replacementPrice,
      };
    });
    checkLines(lines);
    return lines;
  }

  private renterOf({ items: _items, groups, socialSecurity: _number, ...renter }: OrderInput) {
    const periods = periodsOf(renter.fromDt, renter.toDt);
    return {
      ...renter,
      nameKey: plain(renter.companyName),
      groups: groups.map((group) => group.name),
      periods,
      returnBefore: returnBeforeOf(renter.fromDt, periods),
    };
  }

  private tell(order: Order, event: typeof orderChanged, tx: Tx): void {
    tx.emit(event, factsOf(order));
    tx.emit(articleChanged, { ids: [...new Set(order.items.map((item) => item.articleId))] });
  }
}

/** The national number counts for type 3 only. */
const numberFor = ({ type, socialSecurity }: OrderInput): string =>
  type === ORDER_TYPE.associationWithoutNumber ? tidy(socialSecurity) : '';

const outOf = ({ uuid, articleId, garment }: StoredLine, orderId: number, pieces: number): LineOut => ({
  uuid,
  orderId,
  articleId,
  garment,
  pieces,
});

const wordsOfOrder = (id: number, o: OrderInput): string[] =>
  wordsOf(id, o.companyName, o.name, o.projectName, o.projectOwner, o.cityName, o.email);

/** @throws DomainError 'invalid' for a garment twice, more than one piece of it, or less than has come back. */
function checkLines(lines: readonly StoredLine[]): void {
  const garments = new Set<number>();
  for (const { garment, articleId, amount, returned, description } of lines) {
    if (garment && garments.has(articleId))
      throw new DomainError('invalid', `Artikel ${articleId} staat twee keer in de bestelbon`);
    if (garment && amount > 1) throw new DomainError('invalid', `Van '${description}' is er maar één stuk`);
    if (amount < returned)
      throw new DomainError('invalid', `Van '${description}' zijn al ${returned} stuks teruggebracht`);
    if (garment) garments.add(articleId);
  }
}
