import { derivedOf, nextFree, tagsOf, withAccessory } from './article.rules';

it('reads tags once each', () => {
  expect(tagsOf(' rood| |accessoire|rood ')).toEqual(['rood', 'accessoire']);
  expect(withAccessory(['rood', 'accessoire'], false)).toEqual(['rood']);
  expect(withAccessory(['rood', 'accessoire'], true)).toEqual(['rood', 'accessoire']);
});

it('is found by its number with and without zeros, and by its remarks apart', () => {
  const derived = derivedOf(42, { description: 'Élegante jas', tags: ['accessoire'], remarks: 'Knoop los' });
  expect(derived).toMatchObject({ descriptionKey: 'elegante jas', accessory: true, remarkWords: ['knoop', 'los'] });
  expect(derived.words).toEqual(['42', '000042', 'elegante', 'jas', 'accessoire']);
});

it('offers the number after the highest, then the gaps, then none', () => {
  expect(nextFree(0, [])).toBe(1);
  expect(nextFree(999_998, [])).toBe(999_999);
  expect(nextFree(999_999, [1, 2, 4, 999_999])).toBe(3);
  expect(
    nextFree(
      999_999,
      Array.from({ length: 999_999 }, (_, i) => i + 1),
    ),
  ).toBeUndefined();
});
