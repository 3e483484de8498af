import { textsOf } from '../common/text/texts-of.ts';
import { words } from '../text/words.ts';
import type { Application, Candidate } from './candidate.ts';

/** Maximum number of search words per candidate. */
const MOST_WORDS = 500;
/** Characters of an answer whose words are searched. */
const SEARCHED_CHARACTERS = 5_000;

type Answered = Pick<Application, 'answers'>;

type Searched = Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'skills' | 'tags'> & {
  applications?: readonly Answered[];
};

/**
 * The search words of a candidate, folded like those of the market: name, address, place, tags, skills, then those of
 * answers.
 */
export function candidateWords(candidate: Searched): string[] {
  const { name, email, phone, location, skills, tags, applications = [] } = candidate;
  const texts = [name, email, phone, location, ...tags, ...skills].map((text) => text ?? '');
  const answered = applications.flatMap(answeredTexts);
  return [...new Set([...texts, ...answered].flatMap((text) => words(text)))].slice(0, MOST_WORDS);
}

/** The search words of an application's answers. */
export function answerWords(application: Answered): string[] {
  const found = answeredTexts(application).flatMap((text) => words(text));
  return [...new Set(found)].slice(0, MOST_WORDS);
}

function answeredTexts({ answers }: Answered): string[] {
  return textsOf(answers).map((text) => text.slice(0, SEARCHED_CHARACTERS));
}

/** The prefixes in a query. A candidate must have a word for each. */
export function askedWords(q: string): string[] {
  return [...new Set(words(q))];
}
