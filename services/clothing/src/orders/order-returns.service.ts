import { Injectable } from '@nestjs/common';
import { DomainError, toEuros, type Caller, type InputOf } from '@stoet/contracts';
import { articleChanged, orderReceived } from '@stoet/contracts/clothing/clothing.events';
import type { FineDetails, orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { Transactions, type Tx } from '@stoet/service-kit';
import { today } from '../days';
import type { Loan } from '../loans/loan.schema';
import { LoansService } from '../loans/loans.service';
import { FineSettings } from '../settings/fine.settings';
import { factsOf } from './order.facts';
import { daysLate, fineOf, outstandingOf, totalsOf } from './order.rules';
import type { Order, StoredLine } from './order.schema';
import { OrdersRepository } from './orders.repository';

type Received = InputOf<typeof orderRoutes.receive>['body'];

/** Pieces of orders that come back. */
@Injectable()
export class OrderReturns {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly loans: LoansService,
    private readonly fines: FineSettings,
    private readonly transactions: Transactions,
  ) {}

  /** Takes pieces back. @throws DomainError 'conflict' with the fine (`FineDetails`) until `fine` answers it. */
  async receive(id: number, { items, fine }: Received, caller: Caller): Promise<void> {
    const perDay = await this.fines.fine();
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.returnable(id, tx);
      const back = items.map(({ uuid, amount }) => ({ line: lineOf(order, uuid), pieces: amount }));
      back.forEach(({ line, pieces }) =>
        checkPieces(pieces, outstandingOf(line), 'Er zijn niet zoveel stuks meer uit'),
      );
      const due = dueOf(
        order,
        back.reduce((sum, { pieces }) => sum + pieces, 0),
        perDay,
      );
      if (due.cents > 0 && fine === undefined)
        throw new DomainError('conflict', 'Deze artikels zijn te laat terug: er is een boete', {
          details: due.details,
        });
      await this.takeBack(order, back, fine ? due.cents : 0, tx);
    });
  }

  /** Takes a whole loan back inside another change; a late one adds its fine to the order. */
  async receiveLoan({ _id: uuid, orderId, pieces }: Loan, centsPerDay: number, tx: Tx): Promise<void> {
    const order = await this.repository.one(orderId, tx);
    const back = [{ line: lineOf(order, uuid), pieces }];
    await this.takeBack(order, back, dueOf(order, pieces, centsPerDay).cents, tx);
  }

  /** Sets how many pieces of a line are back, fewer than before: the others are lent again. */
  async correct(id: number, uuid: string, returned: number, caller: Caller): Promise<void> {
    await this.transactions.run(caller.profileId, async (tx) => {
      const order = await this.returnable(id, tx);
      const line = lineOf(order, uuid);
      checkPieces(returned, line.returned, 'Er zijn niet zoveel stuks teruggebracht');
      const { articleId, garment } = line;
      const pieces = line.returned - returned;
      if (pieces > 0) await this.loans.lend([{ uuid, orderId: id, articleId, garment, pieces }], tx);
      await this.store(order, new Map([[uuid, returned]]), {}, [articleId], tx);
    });
  }

  private async takeBack(
    order: Order,
    back: readonly { line: StoredLine; pieces: number }[],
    fine: number,
    tx: Tx,
  ): Promise<void> {
    const lines = back.map(({ line, pieces }) => ({ uuid: line.uuid, articleId: line.articleId, pieces }));
    await this.loans.release(lines, tx);
    const returned = new Map(back.map(({ line, pieces }) => [line.uuid, line.returned + pieces]));
    await this.store(
      order,
      returned,
      { fine: order.fine + fine },
      lines.map((line) => line.articleId),
      tx,
    );
  }

  private async store(
    order: Order,
    returned: ReadonlyMap<string, number>,
    fields: { fine?: number },
    articleIds: number[],
    tx: Tx,
  ): Promise<void> {
    const items = order.items.map((item) => ({ ...item, returned: returned.get(item.uuid) ?? item.returned }));
    const { outstanding, replacementPrice } = totalsOf(items);
    const changed = await this.repository.change(order, { ...fields, items, outstanding, replacementPrice }, tx);
    tx.emit(orderReceived, factsOf(changed));
    tx.emit(articleChanged, { ids: articleIds });
  }

  private async returnable(id: number, tx: Tx): Promise<Order> {
    const order = await this.repository.one(id, tx);
    if (order.canceled) throw new DomainError('conflict', 'Deze bestelbon is geannuleerd');
    return order;
  }
}

function lineOf(order: Order, uuid: string): StoredLine {
  const line = order.items.find((item) => item.uuid === uuid);
  if (!line) throw new DomainError('not_found', 'Artikel niet gevonden');
  return line;
}

function checkPieces(pieces: number, most: number, message: string): void {
  if (pieces > most) throw new DomainError('conflict', message, { details: { most } });
}

/** The fine of pieces that come back today. */
function dueOf({ returnBefore }: Order, pieces: number, centsPerDay: number): { cents: number; details: FineDetails } {
  const days = daysLate(returnBefore, today());
  const cents = fineOf(pieces, days, centsPerDay);
  return { cents, details: { fine: toEuros(cents), days, pieces } };
}
