import fc from 'fast-check';
import { derivedFrom, naturalKey } from './record.rules';

describe('sorting by identifier', () => {
  it('takes numbers as numbers', () => {
    expect(['S10', 'S2', 's1', 'É1'].sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual([
      'É1',
      's1',
      'S2',
      'S10',
    ]);
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), (a, b) => naturalKey(`R${a}`) < naturalKey(`R${b}`) === a < b),
    );
  });

  it('finds a record by identifier, name and description', () => {
    const { words } = derivedFrom({ identifier: 'R1', name: 'Élise', description: 'de bakkersvrouw' });
    expect(words).toEqual(['r1', 'elise', 'de', 'bakkersvrouw']);
  });
});
