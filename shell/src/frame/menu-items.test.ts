import { defineRemote, type MenuItem } from '@stoet/web-kit/remote';
import { accountOf } from '@stoet/web-kit/testing';
import { itemOf, menuGroups } from './menu-items';

const remoteOf = (id: string, menu: readonly MenuItem[]) =>
  defineRemote({ id, routes: [], slots: [], menu, texts: { nl: {} } });
const clothing = remoteOf('clothing', [
  {
    id: 'articles',
    label: 'Artikels',
    to: '/kledijbeheer/artikels',
    group: 'Kledij',
    right: 'articles.read',
    order: 50,
  },
  { id: 'racks', label: 'Rekken', to: '/kledijbeheer/rekken', group: 'Kledij', right: 'racks.read', order: 60 },
]);
const volunteers = remoteOf('volunteers', [
  { id: 'projects', label: 'Projecten', to: '/projecten', order: 10 },
  { id: 'own', label: 'Mijn inschrijvingen', to: '/inschrijvingen', order: 20, audience: 'participants' },
]);
const overview: MenuItem = { id: 'overview', label: 'Overzicht', to: '/overzicht', order: 0, audience: 'staff' };
const labels = (account: ReturnType<typeof accountOf>) =>
  menuGroups([clothing, volunteers], account, [overview]).map((group) => [
    group.label,
    ...group.items.map((i) => i.label),
  ]);

test('a volunteer sees what is for everybody and for participants', () => {
  expect(labels(accountOf(0))).toEqual([[undefined, 'Projecten', 'Mijn inschrijvingen']]);
});

test('staff sees what its rights grant, by area and in order', () => {
  expect(labels(accountOf(3, ['racks.read']))).toEqual([
    [undefined, 'Overzicht', 'Projecten'],
    ['Kledij', 'Rekken'],
  ]);
  expect(labels(accountOf(1))[1]).toEqual(['Kledij', 'Artikels', 'Rekken']);
});

test('a right in one project is enough for the menu', () => {
  const account = accountOf(0, [], { rights: { global: [], projects: { '4': ['racks.read'] }, flags: {} } });
  expect(labels(account)).toContainEqual(['Kledij', 'Rekken']);
});

test('a page belongs to the item with the longest address it starts with', () => {
  const groups = menuGroups([clothing, volunteers], accountOf(1), [overview]);
  expect(itemOf(groups, '/kledijbeheer/artikels/12')?.id).toBe('articles');
  expect(itemOf(groups, '/projectenlijst')).toBeUndefined();
});
