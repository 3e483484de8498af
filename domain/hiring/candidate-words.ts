import { words } from '../text/words.ts';
import type { Application, Candidate } from './candidate.ts';

/** Maximum number of search words per candidate. */
const MOST_WORDS = 500;
/** Characters of an answer whose words are searched. */
const SEARCHED_CHARACTERS = 5_000;

type Searched = Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'skills' | 'tags'> & {
  applications?: readonly Pick<Application, 'answers'>[];
};

/**
 * The search words of a candidate, folded like those of the market: name, address, place, tags, skills, then those of
 * answers.
 */
export function candidateWords(candidate: Searched): string[] {
  const { name, email, phone, location, skills, tags, applications = [] } = candidate;
  const texts = [name, email, phone, location, ...tags, ...skills].map((text) => text ?? '');
  const answered = applications.flatMap(({ answers }) => textsOf(answers));
  return [...new Set([...texts, ...answered].flatMap((text) => words(text)))].slice(0, MOST_WORDS);
}

/** The search words of an application's answers. */
export function answerWords({ answers }: Pick<Application, 'answers'>): string[] {
  const found = textsOf(answers).flatMap((text) => words(text));
  return [...new Set(found)].slice(0, MOST_WORDS);
}

/** The texts in an answer, at any depth. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer.slice(0, SEARCHED_CHARACTERS)];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap((one) => textsOf(one));
}

/** The prefixes in a query. A candidate must have a word for each. */
export function askedWords(q: string): string[] {
  return [...new Set(words(q))];
}
