import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@stoet/contracts';
import { routesOf } from '@stoet/contracts/all';
import { articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { startTestService, type TestCaller, type TestService } from '@stoet/service-kit/testing';
import { ClothingModule } from './clothing.module';
import type { ClothingConfig } from './config';
import { addDays, today } from './days';

/** For tests: somebody with every right. */
export const ADMIN: TestCaller = { level: 1, account: 1, profile: 1 };

/** For tests: how the service is started. */
export const testOptions = {
  name: 'clothing' as const,
  module: ClothingModule,
  routes: routesOf('clothing'),
  config: { NATIONAL_NUMBER_KEY: randomBytes(32).toString('base64') },
};

/** For tests: the service on a database of its own. */
export const startClothing = (): Promise<TestService> => startTestService<ClothingConfig>(testOptions);

type NewArticle = RequestOf<typeof articleRoutes.create>['body'];
type NewOrder = RequestOf<typeof orderRoutes.create>['body'];

const PRICES = { priceA: 10, priceB: 20, priceC: 30, priceD: 40, priceE: 50, replacementPrice: 60 };

/** For tests: makes what a test needs, and fails loudly when the service refuses. */
export class Depot {
  private category?: number;
  private number = 1000;

  constructor(readonly service: TestService) {}

  async categoryId(): Promise<number> {
    this.category ??= await this.newCategory('Jassen');
    return this.category;
  }

  async newCategory(name: string): Promise<number> {
    const body = { name, startDt: '2020-01-01', ...PRICES };
    return made(await this.service.call(categoryRoutes.create, { body }, ADMIN));
  }

  /** A garment, unless told otherwise. Gives its number. */
  async article(fields: Partial<NewArticle> = {}): Promise<number> {
    const body = { id: this.number++, description: 'Rode jas', categoryId: await this.categoryId(), ...fields };
    return made(await this.service.call(articleRoutes.create, { body }, ADMIN));
  }

  /** Twenty pieces under one number. */
  accessory(amount = 20): Promise<number> {
    return this.article({ description: 'Handschoenen', tags: 'accessoire|wit', amount });
  }

  rent(body: NewOrder) {
    return this.service.call(orderRoutes.create, { body }, ADMIN);
  }

  async order(body: NewOrder): Promise<number> {
    return made(await this.rent(body));
  }
}

const made = ({ status, body }: { status: number; body: { id: number; message: string } }): number => {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.id;
};

/** For tests: an order of a company that begins today and lasts 30 days. */
export function orderOf(articles: number[], fields: Partial<NewOrder> = {}): NewOrder {
  const fromDt = fields.fromDt ?? today();
  return {
    type: 1,
    priceCategory: 1,
    companyName: 'Toneelhuis bvba',
    name: 'Jan Janssens',
    uniqueNumber: 'BE0123456789',
    cellPhone: '0470123456',
    email: 'jan@toneelhuis.test',
    streetName: 'Markt',
    houseNumber: '1',
    zipCode: '2300',
    cityName: 'Turnhout',
    projectName: 'Winterrevue',
    projectOwner: 'An Peeters',
    projectOwnerCellPhone: '0470654321',
    fromDt,
    toDt: addDays(fromDt, 30),
    items: articles.map((id) => ({ id })),
    ...fields,
  };
}
