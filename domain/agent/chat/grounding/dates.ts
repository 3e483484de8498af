import { fold } from '../../grounding/words/fold.ts';
import { monthOf } from '../../grounding/words/months.ts';

/** A date in a sentence: `2026-11-24`, `2026-11` or, without a year, `-11-24`. */
export interface WrittenDate {
  index: number;
  text: string;
  date: string;
}

const ISO =
  /(?<![\d-])((?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?:T[\d:.]{4,12}Z?)?(?![\d-])/g;
const DOTTED = /(?<![\d.])(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)(?!\d)/g;
const DAY_FIRST =
  /(?<![\d.])(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?(\p{L}{3,12})\.?(?:,? ((?:19|20)\d\d))?(?!\d)/gu;
const MONTH_FIRST =
  /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d.,]\d|\d)(?:,? ((?:19|20)\d\d))?/gu;
const MONTH = /(?<!\p{L})(\p{L}{3,12})\.? ((?:19|20)\d\d)(?!\d)/gu;

/** The dates in a sentence. */
export function datesIn(sentence: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  const add = (match: RegExpMatchArray, date: string | null) => {
    const index = match.index ?? 0;
    const isFree = found.every(
      (one) => index >= one.index + one.text.length || index + match[0].length <= one.index,
    );
    if (date !== null && isFree) found.push({ index, text: match[0], date });
  };
  for (const match of sentence.matchAll(ISO)) add(match, match[1] ?? null);
  for (const match of sentence.matchAll(DOTTED))
    add(match, `${match[3] ?? ''}-${two(match[2])}-${two(match[1])}`);
  for (const match of sentence.matchAll(DAY_FIRST))
    add(match, named(match[2], { day: match[1], year: match[3] }));
  for (const match of sentence.matchAll(MONTH_FIRST))
    add(match, named(match[1], { day: match[2], year: match[3] }));
  for (const match of sentence.matchAll(MONTH)) add(match, named(match[1], { year: match[2] }));
  return found;
}

function named(
  month = '',
  { day, year = '' }: { day?: string | undefined; year?: string | undefined },
): string | null {
  const known = monthOf(fold(month));
  // "May" is a verb as well, so a month without a year needs its capital letter.
  if (known === null || !/^\p{Lu}/u.test(month)) return null;
  return `${year}${known}${day === undefined ? '' : `-${two(day)}`}`;
}

function two(digits = ''): string {
  return digits.padStart(2, '0');
}

const CUES: readonly [words: RegExp, keys: RegExp][] = [
  [
    /\b(?:applied|apply|submitted|beworben|bewarb|application|bewerbung)\b/g,
    /^(?:submitted_at|applied_at)$/,
  ],
  [
    /\b(?:since|seit|moved|came|entered|reached)\b/g,
    /^(?:stage_since|entered_at|left_at|submitted_at)$/,
  ],
  [/\b(?:posted|published|veroffentlicht)\b/g, /^(?:posted_at|published_at)$/],
  [/\b(?:closes|closing|schliesst|until|bis|deadline|ends)\b/g, /^(?:closes_at|expires_at)$/],
  [/\b(?:closed|geschlossen)\b/g, /^closed_at$/],
];
const NO_EVENTS = /^(?:updated_at|version)$/;

/** The members that can hold a date, from the nearest word about it: "applied on". */
export function keysOfDate(sentence: string, index: number): (key: string) => boolean {
  const [before, after] = [fold(sentence.slice(0, index)), fold(sentence.slice(index))];
  const last = CUES.map(([words, keys]) => ({
    at: [...before.matchAll(words)].at(-1)?.index ?? -1,
    keys,
  }));
  const nearest = last.toSorted((a, b) => b.at - a.at)[0];
  const keys =
    nearest !== undefined && nearest.at >= 0
      ? nearest.keys
      : CUES.find(([words]) => after.search(words) >= 0)?.[1];
  return (key) => keys?.test(key) ?? !NO_EVENTS.test(key);
}
