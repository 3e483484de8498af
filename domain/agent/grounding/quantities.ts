import { timeUnitAfter, vagueAmounts, vaguely } from './durations.ts';
import { foldedWords } from './words/fold.ts';
import { withoutMonths } from './words/months.ts';
import { numberWords, scaleWords } from './words/number-words.ts';

/** A number in a text. */
export interface Quantity {
  /** As written. */
  text: string;
  /** Its possible values: "1.500" is 1500 or 1.5. With its unit: `30 %`, `2000000 usd`, `9 years`, `8`. */
  readings: string[];
  isYear: boolean;
}

const CURRENCIES = new Map(
  Object.entries({
    $: 'usd',
    us$: 'usd',
    usd: 'usd',
    dollars: 'usd',
    '€': 'eur',
    eur: 'eur',
    euro: 'eur',
    euros: 'eur',
    '£': 'gbp',
    gbp: 'gbp',
    pounds: 'gbp',
    chf: 'chf',
    pln: 'pln',
    zl: 'pln',
    sek: 'sek',
    inr: 'inr',
    '₹': 'inr',
    '¥': 'jpy',
    jpy: 'jpy',
  }),
);
const PERCENT = new Set(
  '% percent pct prozent pour-cent por-ciento per-cento por-cento procent'.split(' '),
);
const SCALES = new Map(Object.entries({ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 }));

const PER_CENT = /(?:per|pour|por|pro) ?(?:cento|cent|ciento)(?!\p{L})/giu;
const NUMBER =
  /(US\$|[$€£¥₹]|USD|EUR|GBP|CHF|PLN|SEK|INR|JPY)?[ \u00a0]?(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)/giu;
const PIECE = /^([ \u00a0\u202f-]?)([$€£¥₹%×]|[\p{L}]+\.?)/u;

/** Every number of a text, in digits or words, with its unit. */
export function quantitiesIn(text: string): Quantity[] {
  return [...digitsIn(withoutMonths(text)), ...spelledIn(text)];
}

function digitsIn(text: string): Quantity[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [all, currency = '', digits = ''] = match;
    const before = text.slice(Math.max(0, match.index - 1), match.index);
    // Part of a name: "S3", "ISO9001", "B2B". Names are checked as a whole.
    if (currency === '' && /[\p{L}_]$/u.test(before) && !all.startsWith(' ')) return [];
    const { scale, unit, isName } = unitAfter(text.slice(match.index + all.length));
    if (isName) return [];
    const named = CURRENCIES.get(currency.toLowerCase()) ?? unit;
    const isYear = scale === 1 && isYearAlone(digits, named);
    const counted = isYear ? '' : named;
    const readings = valuesOf(digits).map((value) => `${value * scale} ${counted}`.trim());
    return [{ text: all.trim(), readings, isYear }];
  });
}

/** "The 2019 financial year" is a date, not a duration. */
function isYearAlone(digits: string, unit: string): boolean {
  return ['', 'years'].includes(unit) && /^(?:19|20)\d\d$/.test(digits);
}

/** The text after a number: a scale, a unit, or letters that make it a name ("3D"). "5th" is neither. */
function unitAfter(rest: string): { scale: number; unit: string; isName: boolean } {
  let left = rest;
  let scale = 1;
  for (let pieces = 0; pieces < 3; pieces += 1) {
    const [all = '', gap = '', raw = ''] = PIECE.exec(left) ?? [];
    const word = raw.toLowerCase().replace('.', '');
    const scaled = scaleOf(word, gap);
    const unit = all === '' ? '' : unitOf(word, left);
    if (unit !== '') return { scale, unit, isName: false };
    if (scaled === 1) return { scale, ...timeAfter(left, scale === 1 && isGlued(gap, word)) };
    scale *= scaled;
    left = left.slice(all.length);
  }
  return { scale, unit: '', isName: false };
}

/** A duration without a space is not a name: "5yrs". */
function timeAfter(rest: string, glued: boolean): { unit: string; isName: boolean } {
  const unit = timeUnitAfter(rest);
  return { unit, isName: unit === '' && glued };
}

function scaleOf(word: string, gap: string): number {
  const letter = gap === '' ? SCALES.get(word) : undefined;
  return letter ?? scaleWords.get(foldedWords(word)[0] ?? '') ?? 1;
}

function unitOf(word: string, rest: string): string {
  const two = foldedWords(rest.slice(0, 24)).slice(0, 2).join('-');
  if (PERCENT.has(word) || PERCENT.has(two)) return '%';
  if (word === 'x' || word === '×') return 'x';
  return CURRENCIES.get(word) ?? '';
}

function isGlued(gap: string, word: string): boolean {
  return gap === '' && word !== '' && !/^(?:th|st|nd|rd|s|er|e|h|o|a|yrs?|years?)$/.test(word);
}

function valuesOf(digits: string): number[] {
  const plain = digits.replace(/['’ \u00a0\u202f]/g, '');
  const groups = plain.split(/[.,]/);
  const last = groups.at(-1) ?? '';
  const whole = Number(groups.join(''));
  if (groups.length === 1) return [whole];
  const decimal = Number(`${groups.slice(0, -1).join('')}.${last}`);
  return last.length === 3 ? [whole, decimal] : [decimal];
}

/** "eight", "twenty-five", "two million", "ein Dutzend", "several years". */
function spelledIn(text: string): Quantity[] {
  const words = foldedWords(text.replace(PER_CENT, ' % '));
  const found: Quantity[] = [];
  for (let at = 0; at < words.length;) {
    const { value, length } = spelledAt(words, at);
    const end = at + Math.max(1, length);
    const written = words.slice(at, end).join(' ');
    const rest = words.slice(end, end + 2).join(' ');
    const time = timeUnitAfter(` ${rest}`);
    const note = (reading: string) =>
      found.push({ text: written, readings: [reading], isYear: false });
    if (length > 0) note(`${value} ${unitOf(words[end] ?? '', rest) || time}`.trim());
    else if (time !== '' && vagueAmounts.has(written)) note(vaguely(time));
    at = end;
  }
  return found;
}

function spelledAt(words: readonly string[], start: number): { value: number; length: number } {
  const first = numberWords.get(words[start] ?? '');
  if (first === undefined || isMonth(words, start)) return { value: 0, length: 0 };
  let value = first;
  let at = start + 1;
  for (; at < words.length; at += 1) {
    const next = continued(value, words[at] ?? '');
    if (next === null) break;
    value = next;
  }
  return { value, length: at - start };
}

/** Combines "twenty" and "five", or "two" and "million"; null when the number ends. */
function continued(value: number, word: string): number | null {
  const scale = scaleWords.get(word);
  if (scale !== undefined) return value * scale;
  const ones = numberWords.get(word) ?? 10;
  return ones < 10 && value >= 20 && value % 10 === 0 ? value + ones : null;
}

/** French "sept" before a year is September. */
function isMonth(words: readonly string[], at: number): boolean {
  return words[at] === 'sept' && /^\d{4}$/.test(words[at + 1] ?? '');
}
