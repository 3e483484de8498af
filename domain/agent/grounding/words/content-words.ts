import { openers } from './vocabulary.ts';

/** Whether a word carries meaning, unlike function words. */
export function isContent(word: string): boolean {
  return word.length > 2 && !openers.has(word) && !/^\d/.test(word);
}
