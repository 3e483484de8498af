import { foldCase } from '../common/text/fold-case.ts';

/** Scripts without spaces: every character is a word, so that a phrase matches any run of them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const LETTER = '[\\p{L}\\p{N}\\p{M}]';

/** "U.S.", "V.P." and "R.N." are one word: single letters separated by dots. */
const INITIALS = new RegExp(`(?<!${LETTER})\\p{L}(?:\\.\\p{L})+(?!${LETTER})`, 'gu');
const DOT_NET = new RegExp(`\\.net(?!${LETTER})`, 'gu');
const WORD = new RegExp(
  `(?<!${LETTER})[a-z](?:\\+\\+|#)|[${UNSPACED}]|(?:(?![${UNSPACED}])${LETTER})+`,
  'gu',
);

const PLAIN_WORD = /^[a-z0-9]+$/;

/** Characters that need no escaping in a trigram. */
const PLAIN = new Set('abcdefghijklmnopqrstuvwyz0123456789');

const MAX_WORD_LENGTH = 200;
const MAX_SUBSTRING_LENGTH = 1_000;

/**
 * Splits a text into words, for index and query alike: whole words, case and accents folded, no stemming (decision
 * 0007). Each word is plain ASCII, so that the search engine's tokenizer does not change it. "C++", "C#" and ".NET"
 * are words: `cplusplus`, `csharp`, `dotnet`.
 */
export function words(text: string): string[] {
  const folded = foldCase(text);
  const prepared = folded.includes('.') ? withoutDots(folded) : folded;
  return (prepared.match(WORD) ?? []).map(encodeWord);
}

function withoutDots(folded: string): string {
  return folded
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(DOT_NET, ' dotnet ');
}

function encodeWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word.slice(0, MAX_WORD_LENGTH);
  return word
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/gu, escapeCharacter)
    .slice(0, MAX_WORD_LENGTH);
}

function escapeCharacter(character: string): string {
  return `x${(character.codePointAt(0) ?? 0).toString(16)}x`;
}

/** The names of words that are written with marks. */
const MARKED = new Map([
  ['cplusplus', 'c++'],
  ['csharp', 'c#'],
  ['dotnet', '.net'],
]);
const ESCAPED = /x([0-9a-f]{2,6})x/g;
const NO_SPACES = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'gu');

/** Words of the index as a person reads them: `x5de5x x7a0bx` is 工程, `csharp` is c#. */
export function readableWords(encoded: readonly string[]): string {
  const plain = encoded.map((word) => MARKED.get(word) ?? word.replace(ESCAPED, unescapeCharacter));
  return plain.join(' ').replace(NO_SPACES, '');
}

/** Only characters outside ASCII are escaped, so "xbax" in a name of ASCII letters stays. */
function unescapeCharacter(escaped: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code > 0xbf && code <= 0x10ffff ? String.fromCodePoint(code) : escaped;
}

/**
 * Makes "contains this text" an exact index look-up. A text contains another of three or more characters exactly when
 * it contains its trigrams consecutively. One and two characters are looked up whole.
 */
export interface Substrings {
  /** Consecutive trigrams, one ASCII word each. */
  trigrams: string[];
  /** Every distinct run of one or two characters, in the same encoding. */
  short: string[];
}

export function substrings(text: string): Substrings {
  const characters = Array.from(foldCase(text).slice(0, MAX_SUBSTRING_LENGTH), encodeCharacter);
  const trigrams: string[] = [];
  const short = new Set<string>();
  characters.forEach((first, i) => {
    const second = characters[i + 1];
    const third = characters[i + 2];
    short.add(first);
    if (second !== undefined) short.add(first + second);
    if (second !== undefined && third !== undefined) trigrams.push(first + second + third);
  });
  return { trigrams, short: [...short] };
}

/** The encoding in `Substrings.short` of a substring of up to two characters. */
export function shortSubstring(text: string): string {
  return Array.from(foldCase(text), encodeCharacter).join('');
}

/** `x` opens and closes an escape, so no two texts have the same encoding. */
function encodeCharacter(character: string): string {
  return PLAIN.has(character) ? character : escapeCharacter(character);
}
