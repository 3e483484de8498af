import { words } from '../text/words.ts';
import type { Candidate } from './candidate.ts';

/** Maximum number of search words per candidate. */
const MOST_WORDS = 500;

/** The search words of a candidate, folded like those of the market: name, address, place, tags, skills. */
export function candidateWords(
  candidate: Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'skills' | 'tags'>,
): string[] {
  const { name, email, phone, location, skills, tags } = candidate;
  const texts = [name, email, phone, location, ...tags, ...skills];
  return [...new Set(texts.flatMap((text) => words(text ?? '')))].slice(0, MOST_WORDS);
}

/** The prefixes in a query. A candidate must have a word for each. */
export function askedWords(q: string): string[] {
  return [...new Set(words(q))];
}
