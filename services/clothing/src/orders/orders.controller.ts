import { Controller, Inject } from '@nestjs/common';
import { toCents, toEuros, type Caller, type InputOf } from '@stoet/contracts';
import { orderRoutes as routes, type OrderDetail } from '@stoet/contracts/clothing/order.contract';
import { Implements, LOGGER, type Logger } from '@stoet/service-kit';
import { NationalNumbers } from './national-number';
import { OrderClosing } from './order-closing.service';
import { orderRow } from './order.list';
import { orderPdf } from './order.pdf';
import { OrderReturns } from './order-returns.service';
import type { Order, StoredLine } from './order.schema';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly returns: OrderReturns,
    private readonly closing: OrderClosing,
    private readonly repository: OrdersRepository,
    private readonly nationalNumbers: NationalNumbers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>) {
    return this.repository.list.page(query);
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>) {
    return this.repository.list.page(body);
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>) {
    return this.repository.list.checked(body.configs);
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>) {
    return this.repository.list.export(query);
  }

  @Implements(routes.price) price({ body }: InputOf<typeof routes.price>) {
    return this.orders.price(body);
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    return { id: await this.orders.create(body, caller), message: 'Uitlenen van artikel(s) is gelukt' };
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>) {
    const order = await this.repository.one(params.id);
    return detailOf(order, this.nationalNumbers.masked(order.socialSecurity));
  }

  @Implements(routes.update) async update({ params, body }: InputOf<typeof routes.update>, caller: Caller) {
    if ('billed' in body) {
      await this.closing.bill(params.id, caller);
      return { message: 'Bestelbon werd gemarkeerd als gefactureerd' };
    }
    if ('canceled' in body) {
      await this.closing.cancel(params.id, body.washing, caller);
      return { message: 'Bestelbon werd geannuleerd' };
    }
    await this.orders.update(params.id, body, caller);
    return { message: 'Bestelformulier werd succesvol gewijzigd' };
  }

  @Implements(routes.receive) async receive({ params, body }: InputOf<typeof routes.receive>, caller: Caller) {
    await this.returns.receive(params.id, body, caller);
    return { message: 'Artikels werden teruggenomen' };
  }

  @Implements(routes.correct) async correct({ params, body }: InputOf<typeof routes.correct>, caller: Caller) {
    await this.returns.correct(params.id, body.uuid, body.returned, caller);
    return { message: 'Aantal teruggebrachte stuks werd verbeterd' };
  }

  @Implements(routes.fine) async fine({ params, body }: InputOf<typeof routes.fine>, caller: Caller) {
    await this.closing.setFine(params.id, toCents(body.fine), caller);
    return { message: 'Boete werd bewaard' };
  }

  @Implements(routes.setInactive) async setInactive({ params }: InputOf<typeof routes.setInactive>, caller: Caller) {
    const count = await this.closing.setInactive(params.id, caller);
    return { message: count === 1 ? '1 artikel is nu inactief' : `${count} artikels zijn nu inactief` };
  }

  @Implements(routes.remarks) async remarks({ params, body }: InputOf<typeof routes.remarks>, caller: Caller) {
    await this.orders.remark(params.id, params.uuid, body.remarks, caller);
    return { message: 'Opmerking werd bewaard' };
  }

  @Implements(routes.nationalNumber) async nationalNumber(
    { params }: InputOf<typeof routes.nationalNumber>,
    caller: Caller,
  ) {
    const order = await this.repository.one(params.id);
    this.logger.info({ order: order._id, profile: caller.profileId }, 'national number shown');
    return { socialSecurity: this.nationalNumbers.decrypt(order.socialSecurity) };
  }

  @Implements(routes.pdf) async pdf({ params }: InputOf<typeof routes.pdf>) {
    return orderPdf(await this.repository.one(params.id));
  }
}

const lineOf = ({ articleId, price, replacementPrice, ...line }: StoredLine) => ({
  ...line,
  id: articleId,
  price: toEuros(price),
  replacementPrice: toEuros(replacementPrice),
});

/** An order as the API gives it: euros, its lines by group, the national number as far as it may be shown. */
function detailOf(order: Order, socialSecurity: string): OrderDetail {
  const { price, vat, fine } = order;
  return {
    ...order,
    ...orderRow(order),
    socialSecurity,
    price: toEuros(price),
    vat: toEuros(vat),
    fine: toEuros(fine),
    items: order.items.filter((item) => item.group === null).map(lineOf),
    groups: order.groups.map((name, index) => ({
      name,
      items: order.items.filter((item) => item.group === index).map(lineOf),
    })),
  };
}
