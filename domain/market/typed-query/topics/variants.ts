import { words } from '../../../text/words.ts';
import type { Phrase } from '../../title-query.ts';
import type { LineWord } from '../line.ts';
import { distinctPhrases } from './phrases.ts';

/** Endings of the other gender after a mark, folded: "Entwickler:in", "développeur·se", "enfermero/a". */
const GENDER_ENDINGS = new Set(
  `in innen frau mann anwaltin arztin
   e se euse rice trice ne enne iere ere fe ee es ses euses rices trices nes iere s
   a as o os ra ora oras or
   ster
   ice essa
   ka tka niczka y`.split(/\s+/),
);
/** After a hyphen or a full stop only these are endings: "plug-in" is not feminine. */
const HYPHENED_ENDINGS = new Set('se euse rice trice ne enne iere ere fe ee'.split(' '));
const MARKS = ':*_/·•(';
const WEAK_MARKS = '-.‑';
const MIN_STEM = 4;
/** Letters in which two halves of "vendeur/vendeuse" agree. */
const SAME_START = 3;

/** The words of one word of a line without an ending of the other gender: "Entwickler:in" is `entwickler`. */
export function withoutGender(word: LineWord): Phrase {
  if (word.words.length < 2) return word.words;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** Each word of a line is read from several positions. */
const stems = new WeakMap<LineWord, Phrase>();

function stemOf(word: LineWord): Phrase {
  const at = lastMark(word.folded);
  if (at === -1) return word.words;
  const stem = words(word.folded.slice(0, at));
  const last = stem.at(-1) ?? '';
  const [ending = '', ...rest] = words(word.folded.slice(at + 1));
  if (rest.length > 0 || last.length < MIN_STEM) return word.words;
  return isGenderEnding(ending, word.folded[at]) || isTwin(last, ending, word.folded[at])
    ? stem
    : word.words;
}

function isGenderEnding(ending: string, mark = ''): boolean {
  return (WEAK_MARKS.includes(mark) ? HYPHENED_ENDINGS : GENDER_ENDINGS).has(ending);
}

/** "vendeur/vendeuse": both in full. */
function isTwin(stem: string, ending: string, mark = ''): boolean {
  return (
    mark === '/' &&
    ending.length > MIN_STEM &&
    stem.slice(0, SAME_START) === ending.slice(0, SAME_START)
  );
}

function lastMark(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) {
    const character = text[at] ?? '';
    // "Kaufmann/-frau": the hyphen belongs to the mark before it.
    if (MARKS.includes(character)) return at;
    if (WEAK_MARKS.includes(character) && !MARKS.includes(text[at - 1] ?? ' ')) return at;
  }
  return -1;
}

/** Feminine endings of an unknown word and the masculine ones that they stand for. */
const MASCULINE = [
  ['erinnen', 'er'],
  ['erin', 'er'],
  ['istin', 'ist'],
  ['eurin', 'eur'],
  ['trice', 'teur'],
  ['euse', 'eur'],
  ['ienne', 'ien'],
] as const;

/** Words of scripts without spaces are not joined. */
const ASCII = /^[ -~]*$/;

/** Spellings of an unknown word: number, gender, hyphen. The first is the word itself. */
export function spellingsOf(word: LineWord): Phrase[] {
  const stem = withoutGender(word);
  const bare: Phrase[] = [stem];
  const joins = stem.length > 1 && stem.length === word.words.length && ASCII.test(word.folded);
  if (joins) bare.push([stem.join('')]);
  if (stem.length === 1 && stem.length < word.words.length) bare.push([word.words.join('')]);
  const spellings = bare.flatMap((phrase) => [
    phrase,
    ...otherNumber(phrase),
    ...masculine(phrase),
  ]);
  return distinctPhrases(spellings);
}

function masculine(phrase: Phrase): Phrase[] {
  const last = phrase.at(-1) ?? '';
  const found = MASCULINE.find(([feminine]) => last.endsWith(feminine));
  if (found === undefined || last.length - found[0].length < 3) return [];
  return [[...phrase.slice(0, -1), last.slice(0, -found[0].length) + found[1]]];
}

/** The plural of a singular and the singular of a plural, by the rules of English. */
function otherNumber(phrase: Phrase): Phrase[] {
  const last = phrase.at(-1) ?? '';
  if (!/^[a-z]{3,}$/.test(last)) return [];
  return numbersOf(last).map((other) => [...phrase.slice(0, -1), other]);
}

function numbersOf(word: string): string[] {
  if (word.endsWith('ing')) return [];
  if (/(?:ss|us|is)$/.test(word)) return [`${word}es`];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:x|ch|sh|ss)es$/.test(word)) return [word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(?:x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
