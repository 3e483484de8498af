import type { Phrase } from '../../title-query.ts';

/** A shorter phrase in several words is not the same as one word: "M&A" is no "MA". */
const MIN_JOINED = 4;

/** A phrase without its spaces: hyphens, spaces and split compounds make no difference. */
export function keyOf(phrase: Phrase): string {
  const key = phrase.join('');
  return key.length < MIN_JOINED ? phrase.join(' ') : key;
}

/** Phrases without repeats, in order. */
export function distinctPhrases(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}
