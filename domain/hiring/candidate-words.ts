import { words } from '../text/words.ts';
import type { Candidate } from './candidate.ts';

/** So many words of a person are looked up. */
const MOST_WORDS = 500;

/** The words a candidate is found by, folded like those of the market: name, address, place, tags, skills. */
export function candidateWords(
  candidate: Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'skills' | 'tags'>,
): string[] {
  const { name, email, phone, location, skills, tags } = candidate;
  const texts = [name, email, phone, location, ...tags, ...skills];
  return [...new Set(texts.flatMap((text) => words(text ?? '')))].slice(0, MOST_WORDS);
}

/** Beginnings of words that a question asks for; a candidate must have one for each. */
export function askedWords(q: string): string[] {
  return [...new Set(words(q))];
}
