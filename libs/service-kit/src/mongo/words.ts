/** Lower case without accents: what texts are compared and sorted by. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of some texts, plain, each once: what a record stores in `words` to be found by the beginning of any of them. */
export function wordsOf(...texts: (string | number | null | undefined)[]): string[] {
  const all = texts.flatMap((t) => plain(String(t ?? '')).split(/[^\p{L}\p{N}]+/u));
  return [...new Set(all.filter(Boolean))];
}

const HIGHEST = '\uffff';

/**
 * Condition that a record's `words` hold a word beginning with each word of `text`, in any order
 * (decisions, "List calls"). Ranges instead of regular expressions: nothing to escape, and the index serves them.
 */
export function matchesWords(text: string, field = 'words'): Record<string, unknown> {
  const words = wordsOf(text).slice(0, 8);
  return words.length === 0
    ? {}
    : { $and: words.map((word) => ({ [field]: { $elemMatch: { $gte: word, $lt: word + HIGHEST } } })) };
}
