import { keywordTerms, type KeywordTerm, type Spelling } from './keyword-list.ts';
import { hashWord, scanWords, type WordSpan } from './word-scanner.ts';

const MAX_KEYWORDS = 30;
const MAX_TEXT_CHARACTERS = 30_000;
const INTRODUCTION = /^(?:in|with|using|and|or)$/i;
const FILTER_SIZE = 1 << 16;

interface Found {
  name: string;
  inTitle: boolean;
  count: number;
  first: number;
}

interface Scanned {
  text: string;
  words: WordSpan[];
}

interface KnownSpelling extends Spelling {
  term: KeywordTerm;
}

const { spellings, openers, filter } = spellingIndex();

/**
 * Skills and technologies named in title and description, at most 30: those of the title first, then by how often
 * and how early they come (decisions section 3.1). Written as the field writes them; bold is no signal.
 */
export function keywords(title: string, descriptionText: string): string[] {
  const found = new Map<string, Found>();
  collect(title, true, found);
  collect(descriptionText.slice(0, MAX_TEXT_CHARACTERS), false, found);
  return [...found.values()]
    .sort(
      (a, b) => Number(b.inTitle) - Number(a.inTitle) || weight(b) - weight(a) || a.first - b.first,
    )
    .slice(0, MAX_KEYWORDS)
    .map(({ name }) => name);
}

/** A few mentions matter, many do not matter more; an early mention is worth about one repetition. */
function weight({ count, first }: Found): number {
  return Math.min(count, 5) + 1 / (1 + first / 200);
}

function collect(text: string, inTitle: boolean, found: Map<string, Found>): void {
  const scanned = { text, words: scanWords(text) };
  for (let at = 0; at < scanned.words.length;) {
    const matches = matchesAt(scanned, at);
    for (const { name } of matches) note(found, name, { inTitle, position: at });
    at += matches[0]?.words ?? 1;
  }
}

function note(
  found: Map<string, Found>,
  name: string,
  seen: { inTitle: boolean; position: number },
): void {
  const known = found.get(name);
  if (known === undefined)
    found.set(name, { name, inTitle: seen.inTitle, count: 1, first: seen.position });
  else known.count += 1;
}

interface Match {
  name: string;
  words: number;
}

/** The longest term that starts at this word; several for "React/Redux", which is two words to a reader. */
function matchesAt(scanned: Scanned, at: number): Match[] {
  const word = scanned.words[at];
  if (word === undefined) return [];
  const mayOpen = filter[word.hash & (FILTER_SIZE - 1)] === 1;
  const longest = mayOpen ? (openers.get(wordOf(scanned, at).toLowerCase()) ?? 0) : 0;
  for (let size = Math.min(longest, scanned.words.length - at); size > 0; size -= 1) {
    const name = termOf(scanned, at, size);
    if (name !== null) return [{ name, words: size }];
  }
  return slashed(scanned, word);
}

/** The term these words name, if they do. */
function termOf(scanned: Scanned, at: number, size: number): string | null {
  const written = phraseOf(scanned, at, size);
  const spelling = spellings.get(written.toLowerCase());
  if (spelling === undefined || (spelling.exact && spelling.written !== written)) return null;
  const { term } = spelling;
  const certain = !term.everyday || spelling.written !== term.name;
  return certain || standsAsName(scanned, at) ? term.name : null;
}

function slashed({ text }: Scanned, { start, end }: WordSpan): Match[] {
  const slash = text.indexOf('/', start);
  if (slash < 0 || slash >= end) return [];
  const pieces = text.slice(start, end).split('/');
  const known = pieces.map((piece) => ({ piece, spelling: spellings.get(piece.toLowerCase()) }));
  return known.flatMap(({ piece, spelling }) =>
    spelling === undefined || (spelling.exact && spelling.written !== piece)
      ? []
      : [{ name: spelling.term.name, words: 1 }],
  );
}

function wordOf({ text, words }: Scanned, at: number): string {
  const word = words[at];
  return word === undefined ? '' : text.slice(word.start, word.end);
}

function phraseOf(scanned: Scanned, at: number, size: number): string {
  let phrase = wordOf(scanned, at);
  for (let next = at + 1; next < at + size; next += 1) phrase += ` ${wordOf(scanned, next)}`;
  return phrase;
}

/** In a list of names, or after a word that takes one: "Go, Rust", "written in Go", "experience with R". */
function standsAsName(scanned: Scanned, at: number): boolean {
  const { text, words } = scanned;
  const start = words[at]?.start ?? 0;
  const end = words[at]?.end ?? start;
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  if (/^['’]/.test(after)) return false;
  if (/[,/(|]\s*$/.test(before) || /^\s*[,/)|]/.test(after)) return true;
  return (
    INTRODUCTION.test(wordOf(scanned, at - 1)) && /\w $/.test(before) && !/^\s\p{Ll}/u.test(after)
  );
}

function spellingIndex() {
  const spellings = new Map<string, KnownSpelling>();
  const openers = new Map<string, number>();
  const filter = new Uint8Array(FILTER_SIZE);
  for (const term of keywordTerms) {
    for (const spelling of term.spellings) {
      const scanned = { text: spelling.written, words: scanWords(spelling.written) };
      const written = phraseOf(scanned, 0, scanned.words.length);
      const lower = written.toLowerCase();
      const [opener = '', ...rest] = lower.split(' ');
      spellings.set(lower, { ...spelling, written, term });
      openers.set(opener, Math.max(openers.get(opener) ?? 0, rest.length + 1));
      filter[hashWord(opener) & (FILTER_SIZE - 1)] = 1;
    }
  }
  return { spellings, openers, filter };
}
