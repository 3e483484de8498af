import { keywordTerms, type KeywordTerm } from './keyword-list.ts';

const MAX_KEYWORDS = 30;
const MAX_TEXT_CHARACTERS = 30_000;
const MAX_SPELLING_WORDS = 4;
const WORD = /[\p{L}\p{N}.][\p{L}\p{N}+#.&/-]*/gu;
/** Acronyms of two letters and words that mean something else in lower case count only as written. */
const EXACT_LENGTH = 2;

interface Spelling {
  term: KeywordTerm;
  written: string;
  exact: boolean;
}

interface Found {
  name: string;
  inTitle: boolean;
  count: number;
  first: number;
}

const { spellings, openers } = spellingIndex();

/**
 * Skills and technologies named in title and description, at most 30: those of the title first, then by how often
 * and how early they come (decisions section 3.1). Written as the field writes them; bold is no signal.
 */
export function keywords(title: string, descriptionText: string): string[] {
  const found = new Map<string, Found>();
  collect(title, true, found);
  collect(descriptionText.slice(0, MAX_TEXT_CHARACTERS).replaceAll('**', ''), false, found);
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
  const words = [...text.matchAll(WORD)];
  for (let at = 0; at < words.length;) {
    const match = longestAt(text, words, at);
    if (match === null) {
      at += 1;
      continue;
    }
    note(found, match.name, { inTitle, position: at });
    at += match.words;
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

function longestAt(
  text: string,
  words: RegExpExecArray[],
  at: number,
): { name: string; words: number } | null {
  const first = bare(words[at]?.[0] ?? '');
  const longest = openers.get(first.toLowerCase());
  if (longest === undefined) return slashed(words[at]?.[0] ?? '');
  for (let size = Math.min(longest, words.length - at); size > 0; size -= 1) {
    const written = words
      .slice(at, at + size)
      .map((word) => bare(word[0]))
      .join(' ');
    const spelling = spellings.get(written.toLowerCase());
    if (spelling !== undefined && counts(spelling, written, { text, words, at, size })) {
      return { name: spelling.term.name, words: size };
    }
  }
  return null;
}

/** "React/Redux" is two words to a reader. */
function slashed(word: string): { name: string; words: number } | null {
  if (!word.includes('/')) return null;
  for (const piece of word.split('/')) {
    const spelling = spellings.get(bare(piece).toLowerCase());
    if (spelling !== undefined && (!spelling.exact || spelling.written === bare(piece))) {
      return { name: spelling.term.name, words: 1 };
    }
  }
  return null;
}

interface Place {
  text: string;
  words: RegExpExecArray[];
  at: number;
  size: number;
}

function counts(spelling: Spelling, written: string, place: Place): boolean {
  if (spelling.exact && spelling.written !== written) return false;
  return !spelling.term.everyday || spelling.written !== spelling.term.name || standsAsName(place);
}

/** In a list of names, or after a word that takes one: "Go, Rust", "written in Go", "experience with R". */
function standsAsName({ text, words, at, size }: Place): boolean {
  const previous = words[at - 1];
  const current = words[at];
  const last = words[at + size - 1];
  if (current === undefined || last === undefined) return false;
  const before = text.slice(
    previous === undefined ? 0 : previous.index + previous[0].length,
    current.index,
  );
  const ending = last[0].length - bare(last[0]).length;
  const after = text.slice(
    last.index + last[0].length - ending,
    words[at + size]?.index ?? text.length,
  );
  if (/^['’]/.test(after)) return false;
  const listed = /[,/(|]\s*$/.test(before) || /^\s*[,/)|]/.test(after);
  return (
    listed ||
    (/^(?:in|with|using|and|or)$/i.test(previous?.[0] ?? '') &&
      /^\s$/.test(before) &&
      !/^\s\p{Ll}/u.test(text.slice(last.index + last[0].length)))
  );
}

/** The word without the full stop of its sentence; ".NET" and "Node.js" keep theirs. */
function bare(word: string): string {
  return word.replace(/[.&/-]+$/, '');
}

function spellingIndex(): { spellings: Map<string, Spelling>; openers: Map<string, number> } {
  const spellings = new Map<string, Spelling>();
  const openers = new Map<string, number>();
  for (const term of keywordTerms) {
    for (const written of term.spellings) {
      const words = written.split(' ');
      const exact = term.everyday || written.length <= EXACT_LENGTH || /^[A-Z]{3,4}$/.test(written);
      const opener = (words[0] ?? '').toLowerCase();
      spellings.set(written.toLowerCase(), { term, written, exact });
      openers.set(
        opener,
        Math.min(MAX_SPELLING_WORDS, Math.max(openers.get(opener) ?? 0, words.length)),
      );
    }
  }
  return { spellings, openers };
}
