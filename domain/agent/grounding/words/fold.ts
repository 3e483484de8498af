import { foldText } from '../../../common/text/fold-text.ts';

const EAST_ASIAN = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Hangul}]';
const SCRIPTS_MEET = new RegExp(
  `(?<=\\p{sc=Latin})(?=${EAST_ASIAN})|(?<=${EAST_ASIAN})(?=\\p{sc=Latin})`,
  'gu',
);

/** A text with spaces around the Latin names in Chinese, Japanese and Korean, which are written without: "Acme의". */
export function withNamesApart(text: string): string {
  return text.replace(SCRIPTS_MEET, ' ');
}

/** Lower case without accents, punctuation and apostrophes; words separated by single spaces. */
export function fold(text: string): string {
  const plain = withNamesApart(text.normalize('NFKC'));
  return foldText(plain.replace(/['’]s(?![\p{L}\p{N}])/gu, ''));
}

export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

const ENDINGS = [
  'ements',
  'ement',
  'ing',
  'ies',
  'ied',
  'ed',
  'es',
  'en',
  'er',
  's',
  'e',
  'd',
  'n',
];

/** A word without its inflection, approximately, so that forms of one word match. */
export function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.length - one.length >= 4 && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Whether a folded text contains these folded words consecutively. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && ` ${text} `.includes(` ${phrase} `);
}

/** The share of words that two texts have in common, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const mine = new Set(foldedWords(one).map(stem));
  const theirs = new Set(foldedWords(other).map(stem));
  if (mine.size === 0 || theirs.size === 0) return 0;
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return (2 * shared) / (mine.size + theirs.size);
}
