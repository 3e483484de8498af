import { foldCase } from '../../common/text/fold-case.ts';
import { words } from '../../text/words.ts';
import type { Phrase } from '../title-query.ts';

/** Maximum number of words that are read; a line of 300 characters seldom has more. */
const MAX_LINE_WORDS = 60;

/** One word of a typed line, between spaces and commas. */
export interface LineWord {
  /** As typed, without the punctuation around it: "Node.js", "120k+", "Entwickler:in". */
  text: string;
  /** `text` with case and accents folded. */
  folded: string;
  /** The words that an index has of it: "node.js" is `node js`. Empty for signs and emoji. */
  words: Phrase;
  /** Directly after a hyphen that excludes: "-senior". */
  minus: boolean;
  /** Words of one quoted phrase have the same number; null outside quotes. */
  quote: number | null;
  /** A comma, semicolon or bar stands between the word before and this one. */
  afterBreak: boolean;
}

/** Quoted text, or a run without spaces, commas, semicolons, bars and quotes. */
const PIECE = /(-*)"([^"]*)"?|([^\s,;|"]+)|([,;|])/gu;
/** Punctuation around a word that no word needs. Signs of money, `+`, `#`, `%`, a leading dot (".NET") and `@` stay. */
const LEADING = /^[^\p{L}\p{N}\p{M}$€£¥₹.@<>≥+]+/u;
const TRAILING = /[^\p{L}\p{N}\p{M}$€£¥₹+#%.]+$/u;

/** Splits a line as typed into words. @returns at most 60 words. */
export function readLine(text: string): LineWord[] {
  const line: LineWord[] = [];
  let quotes = 0;
  let afterBreak = false;
  for (const [, hyphens = '', quoted, plain, mark] of text.matchAll(PIECE)) {
    if (mark !== undefined) {
      afterBreak = true;
      continue;
    }
    const quote = quoted === undefined ? null : (quotes += 1);
    for (const piece of (quoted ?? plain ?? '').split(/\s+/u)) {
      const minus = quote === null ? /^-[^-]/u.test(piece) : hyphens.startsWith('-');
      line.push(...lineWord(piece, { minus, quote, afterBreak }));
      afterBreak = false;
    }
  }
  return line.slice(0, MAX_LINE_WORDS);
}

/** The words from a position on, as typed. */
export function saidAt(line: readonly LineWord[], at: number, size: number): string {
  return line
    .slice(at, at + size)
    .map(({ text }) => text)
    .join(' ');
}

/** One word between spaces; none when it has nothing but marks. */
export function lineWord(
  piece: string,
  place: Pick<LineWord, 'minus' | 'quote' | 'afterBreak'>,
): LineWord[] {
  const bare = withoutMarks(piece);
  return bare === '' ? [] : [{ text: bare, folded: foldCase(bare), words: words(bare), ...place }];
}

function withoutMarks(piece: string): string {
  const text = piece.replace(LEADING, '').replace(TRAILING, '');
  // A full stop ends a sentence or an abbreviation: "Sr." is "Sr", "U.S." stays.
  const stopped = /^[^.]*\.+$/u.test(text) ? text.replace(/\.+$/u, '') : text;
  return stopped === '' && /[^\s\p{P}]/u.test(piece) ? piece : stopped;
}
