import { JoinedWords } from './joined-words.ts';
import { keywordNamed, keywordTerms, type KeywordTerm, type Spelling } from './keyword-list.ts';

const MAX_KEYWORDS = 30;
const INTRODUCTION = /^(?:in|with|using|and|or)$/i;
/** Bonus of the title, above any number of mentions. */
const TITLE_WEIGHT = 10;
const FILTER_MASK = 0xffff;

interface Found {
  name: string;
  inTitle: boolean;
  count: number;
  first: number;
}

interface KnownSpelling extends Spelling {
  term: KeywordTerm;
}

const words = new JoinedWords();
const { spellings, longest, known } = spellingIndex();

/**
 * Skills and technologies named in title and description, at most 30: those of the title first, then by number and
 * order of mentions (decision 0009). In the usual spelling. Bold text has no extra weight. The name of `employer` is
 * not a keyword: every job of Notion names Notion.
 */
export function keywords(title: string, descriptionText: string, employer = ''): string[] {
  const found = new Map<string, Found>();
  collect(title, true, found);
  collect(descriptionText, false, found);
  const own = keywordNamed(employer);
  return [...found.values()]
    .filter(({ name }) => name !== own)
    .map((term) => ({ term, weight: weight(term) }))
    .sort((a, b) => b.weight - a.weight || a.term.first - b.term.first)
    .slice(0, MAX_KEYWORDS)
    .map(({ term }) => term.name);
}

/** Diminishing weight of repeated mentions. An early mention is worth about one repetition. */
function weight({ inTitle, count, first }: Found): number {
  return (inTitle ? TITLE_WEIGHT : 0) + Math.min(count, 5) + 1 / (1 + first / 200);
}

function collect(text: string, inTitle: boolean, found: Map<string, Found>): void {
  words.read(text);
  for (let at = 0; at < words.count;) {
    const matches = mayOpenTerm(at) ? matchesAt(at) : NO_MATCH;
    for (const { name } of matches) note(found, name, { inTitle, position: at });
    at += matches[0]?.words ?? 1;
  }
}

function note(
  found: Map<string, Found>,
  name: string,
  seen: { inTitle: boolean; position: number },
): void {
  const before = found.get(name);
  if (before === undefined)
    found.set(name, { name, inTitle: seen.inTitle, count: 1, first: seen.position });
  else before.count += 1;
}

interface Match {
  name: string;
  words: number;
}

const NO_MATCH: Match[] = [];

/** A fast test whether a word starts any term or contains a slash. Most do neither. */
function mayOpenTerm(at: number): boolean {
  return longest[(words.hashes[at] ?? 0) & FILTER_MASK] !== 0 || words.slashed[at] === 1;
}

/** The longest term that starts at this word; several for "React/Redux", which is two terms. */
function matchesAt(at: number): Match[] {
  const most = longest[(words.hashes[at] ?? 0) & FILTER_MASK] ?? 0;
  for (let size = Math.min(most, words.count - at); size > 0; size -= 1) {
    const name = known[phraseHash(at, size)] === 1 ? termOf(at, size) : null;
    if (name !== null) return [{ name, words: size }];
  }
  return words.slashed[at] === 1 ? slashed(words.phrase(at)) : NO_MATCH;
}

/** The term of these words; null without one. */
function termOf(at: number, size: number): string | null {
  const written = words.phrase(at, size);
  const spelling = spellings.get(written.toLowerCase());
  if (spelling === undefined || (spelling.exact && spelling.written !== written)) return null;
  const { term } = spelling;
  const certain = !term.everyday || spelling.written !== term.name;
  return certain || standsAsName(at) ? term.name : null;
}

function slashed(word: string): Match[] {
  const pieces = word.split('/');
  const known = pieces.map((piece) => ({ piece, spelling: spellings.get(piece.toLowerCase()) }));
  return known.flatMap(({ piece, spelling }) =>
    spelling === undefined || (spelling.exact && spelling.written !== piece)
      ? []
      : [{ name: spelling.term.name, words: 1 }],
  );
}

/**
 * Whether a word is in a list of names, or after a word that introduces one: "Go, Rust", "written in Go", "experience
 * with R".
 */
function standsAsName(at: number): boolean {
  const { text, starts, ends } = words;
  const start = starts[at] ?? 0;
  const end = ends[at] ?? start;
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  if (/^['’]/.test(after)) return false;
  if (/[,/(|]\s*$/.test(before) || /^\s*[,/)|]/.test(after)) return true;
  const introduced = at > 0 && INTRODUCTION.test(words.phrase(at - 1));
  return introduced && /\w $/.test(before) && !/^\s\p{Ll}/u.test(after);
}

/** Rejects almost all phrases that are not terms, without creating strings. */
function phraseHash(at: number, size: number): number {
  let hash = 0;
  for (let next = at; next < at + size; next += 1)
    hash = Math.imul(hash, 31) + (words.hashes[next] ?? 0);
  return (hash ^ (hash >>> 16)) & FILTER_MASK;
}

/**
 * All spellings, and by hash the maximum number of words of a term that starts with a word, and whether a phrase may
 * be a term.
 */
function spellingIndex() {
  const spellings = new Map<string, KnownSpelling>();
  const longest = new Uint8Array(FILTER_MASK + 1);
  const known = new Uint8Array(FILTER_MASK + 1);
  for (const term of keywordTerms) {
    for (const spelling of term.spellings) {
      words.read(spelling.written);
      const written = words.phrase(0, words.count);
      const opener = (words.hashes[0] ?? 0) & FILTER_MASK;
      spellings.set(written.toLowerCase(), { ...spelling, written, term });
      longest[opener] = Math.max(longest[opener] ?? 0, words.count);
      known[phraseHash(0, words.count)] = 1;
    }
  }
  return { spellings, longest, known };
}
