import fc from 'fast-check';
import { matchesWords, plain, wordsOf } from './words';

/** What MongoDB does with the condition. */
const finds = (words: string[], condition: Record<string, unknown>) =>
  ((condition.$and ?? []) as { words: { $elemMatch: { $gte: string; $lt: string } } }[]).every(
    ({ words: { $elemMatch } }) => words.some((word) => word >= $elemMatch.$gte && word < $elemMatch.$lt),
  );

const word = fc.stringMatching(/^[a-zA-ZéèëÉçñ0-9]{1,10}$/);

it('finds by the beginning of every word, in any order, without case and accents', () => {
  expect(finds(wordsOf('An Janssens'), matchesWords('janss an'))).toBe(true);
  expect(finds(wordsOf('Élise De Béthune'), matchesWords('BETH elis'))).toBe(true);
  expect(finds(wordsOf('An Janssens'), matchesWords('anssens'))).toBe(false);
  expect(finds(wordsOf('Jas', 1234), matchesWords('12'))).toBe(true);
});

it('finds what it stored, whatever beginning of whichever words is asked', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (stored, seed) => {
      const asked = stored.map((w) => plain(w).slice(0, 1 + (seed % plain(w).length))).reverse();
      expect(finds(wordsOf(stored.join(' ')), matchesWords(asked.join(' ')))).toBe(true);
    }),
  );
});

it('takes operators and signs as text', () => {
  for (const text of ['$where', '{"$gt":""}', '.*', '\\', '('])
    expect(JSON.stringify(matchesWords(text))).not.toContain('$where');
  expect(matchesWords('  ...  ')).toEqual({});
});
