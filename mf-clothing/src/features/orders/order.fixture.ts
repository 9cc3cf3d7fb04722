import type { OrderDetail, OrderLine } from '@stoet/contracts/clothing/order.contract';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** For tests: a line of an order. */
export const lineOf = (n: number, fields: Partial<OrderLine> = {}): OrderLine => ({
  uuid: uuid(n),
  id: 1000 + n,
  amount: 1,
  returned: 0,
  remarks: '',
  tags: '',
  description: `Jas ${n}`,
  name: 'Jas',
  price: 10,
  replacementPrice: 60,
  ...fields,
});

/** For tests: an order as the service answers it. */
export const orderOf = (fields: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 7,
  type: 1,
  name: 'Jan Janssens',
  companyName: 'Toneelhuis',
  projectName: 'Revue',
  creationDt: '2026-01-01T10:00:00.000Z',
  fromDt: '2026-01-01',
  toDt: '2026-01-31',
  returnBefore: '2026-01-31',
  toPay: 24.2,
  replacementPrice: 120,
  totalItems: 2,
  outstanding: 2,
  billed: false,
  canceled: false,
  priceCategory: 1,
  socialSecurity: '',
  uniqueNumber: 'BE0123456789',
  bankAccount: '',
  cellPhone: '0470123456',
  email: 'jan@toneelhuis.test',
  streetName: 'Markt',
  houseNumber: '1',
  zipCode: '2300',
  cityName: 'Turnhout',
  projectOwner: 'An Peeters',
  projectOwnerCellPhone: '0470654321',
  info: '',
  periods: 1,
  price: 20,
  vat: 4.2,
  fine: 0,
  items: [lineOf(1), lineOf(2)],
  groups: [],
  ...fields,
});
