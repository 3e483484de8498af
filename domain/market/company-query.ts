import { slugOf } from '../common/text/slug.ts';
import { foldCase } from '../common/text/fold-case.ts';
import { words } from '../text/words.ts';

/** Words that people append to an employer's name when they look for its jobs. */
const TRAILING_WORDS = new Set([
  'job',
  'jobs',
  'career',
  'careers',
  'hiring',
  'vacancy',
  'vacancies',
  'opening',
  'openings',
  'position',
  'positions',
  'recruiting',
  'recruitment',
  'employment',
]);

/** `q` of GET /companies in the forms that the search compares. */
export interface CompanyQuery {
  slug: string;
  /** Folded name. */
  name: string;
  words: string[];
  /** Of the whole text, since an employer's own name may end in such a word. */
  asSent: { slug: string; name: string };
}

/** Removes trailing words such as "jobs" or "careers". A text of only such words is not changed (decision 0008). */
export function companyQuery(text: string): CompanyQuery {
  const sent = foldCase(text);
  const parts = sent.split(' ');
  let end = parts.length;
  while (end > 0 && isTrailing(parts[end - 1] ?? '')) end -= 1;
  const name = (end === 0 ? parts : parts.slice(0, end)).join(' ');
  const asSent = { slug: slugOf(sent), name: sent };
  return { slug: slugOf(name), name, words: words(name), asSent };
}

function isTrailing(part: string): boolean {
  const [word, ...more] = words(part);
  return more.length === 0 && (word === undefined || TRAILING_WORDS.has(word));
}
