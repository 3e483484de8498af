import { openers } from './vocabulary.ts';

/** Whether a word says what a sentence is about. */
export function isContent(word: string): boolean {
  return word.length > 2 && !openers.has(word) && !/^\d/.test(word);
}
