import { invalidRequest } from '../common/errors.ts';
import type { JobFilter } from './job-filter.ts';
import type { PlaceFilter } from './place-filter.ts';
import type { Phrase } from './title-query.ts';
import { substrings } from '../text/words.ts';

/**
 * Maximum number of words in a search. Elasticsearch's own limit depends on its memory and threads and is at least
 * 1,024 clauses. Other filters take one or two clauses each.
 */
const MAX_WORDS = 1_000;
/** A term of `q` is searched in the title, in the company's name, and for results outside the title. */
const ASKED_OF_A_TERM = 3;

/**
 * Refuses searches with more words than any Elasticsearch accepts, counting every spelling of a title. @throws
 * AppError `invalid_request` naming the parameter with most of them.
 */
export function refuseTooManyWords(filter: JobFilter): void {
  const sizes = Object.entries(wordsOf(filter)).sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  if (total <= MAX_WORDS) return;
  throw invalidRequest(
    sizes[0]?.[0] ?? '',
    `has too many words: at most ${MAX_WORDS} in total, including all spellings of seniority words`,
  );
}

function wordsOf({ text, title, places, departments, keywords }: JobFilter) {
  return {
    q: wordsIn(text?.terms ?? []) * ASKED_OF_A_TERM + sum(text?.excluded ?? [], trigramsIn),
    title: wordsIn(title?.include ?? []) + wordsIn(title?.exclude ?? []),
    [places.length > 1 ? 'location_or' : 'location']: sum(places, wordsInPlace),
    department: wordsIn(departments),
    keywords: keywords.length,
  };
}

function wordsIn(phrases: readonly Phrase[]): number {
  return sum(phrases, (phrase) => phrase.length);
}

function wordsInPlace(place: PlaceFilter): number {
  return place.kind === 'text' ? place.words.length : 1;
}

function trigramsIn(text: string): number {
  return Math.max(1, substrings(text).trigrams.length);
}

function sum<T>(items: readonly T[], sizeOf: (item: T) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
