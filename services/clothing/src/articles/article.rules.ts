import { ACCESSORY_TAG, articleNumber } from '@stoet/contracts/clothing/article.contract';
import { plain, wordsOf } from '@stoet/service-kit';
import type { Article } from './article.schema';

export const MAX_ARTICLE = 999_999;

/** `rood|accessoire` → each tag once, trimmed, without empty ones. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('|')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Tags with or without the one that marks an accessory. */
export const withAccessory = (tags: readonly string[], accessory: boolean): string[] => {
  const others = tags.filter((tag) => tag !== ACCESSORY_TAG);
  return accessory ? [...others, ACCESSORY_TAG] : others;
};

/** What is stored beside number, description, tags and remarks, so that they can be found and sorted. */
export const derivedOf = (
  id: number,
  { description, tags, remarks }: Pick<Article, 'description' | 'tags' | 'remarks'>,
) => ({
  descriptionKey: plain(description),
  accessory: tags.includes(ACCESSORY_TAG),
  words: wordsOf(id, articleNumber(id), description, ...tags),
  remarkWords: wordsOf(remarks),
});

/** The number after the highest; when that is taken, the lowest gap in the ascending `used`; undefined when all are used. */
export function nextFree(highest: number, used: readonly number[]): number | undefined {
  if (highest < MAX_ARTICLE) return highest + 1;
  const gap = used.findIndex((id, i) => id !== i + 1);
  return gap === -1 ? undefined : gap + 1;
}
