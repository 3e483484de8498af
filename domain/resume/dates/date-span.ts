import { foldText } from '../../common/text/fold-text.ts';
import { isPartialDate } from '../../common/partial-date.ts';
import {
  expectedWords,
  fromWords,
  presentWords,
  rangeWords,
  seasonWords,
  sinceWords,
} from '../vocabulary/date-words.ts';
import { Tokens, type Token } from './date-tokens.ts';
import { dateAt, type FoundDate } from './read-date.ts';

/** A period as a résumé states it; dates as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface DateSpan {
  start: string | null;
  end: string | null;
  /** The period is ongoing and has no end. */
  present: boolean;
  /** Its position in the text. */
  from: number;
  to: number;
}

/** The end of a period; `date` is null for "until now". */
interface End {
  date: FoundDate | null;
  /** The token after it. */
  next: number;
}

const RANGE_SIGNS = new Set([
  '/',
  '-',
  '–',
  '—',
  '−',
  '‐',
  '‑',
  '‒',
  '→',
  '>',
  '~',
  "'",
  '’',
  '〜',
]);
const YEAR = /(?<!\d)(?:19[4-9]|20[0-5])\d(?!\d)|(?<!\d)\d{1,2}\/\d{2}(?!\d)/;

/** Whether a text contains a plausible year of a career. */
export function holdsYear(text: string): boolean {
  return YEAR.test(text);
}

/** The first period in a text, or null. A single date is an end. */
export function findDateSpan(text: string): DateSpan | null {
  const tokens = new Tokens(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const span = spanAt(tokens, at);
    if (span !== null) return span;
  }
  return null;
}

function spanAt(tokens: Tokens, at: number): DateSpan | null {
  const since = sinceWords.has(tokens.at(at).folded) ? 1 : 0;
  const first = dateAt(tokens, at + since);
  if (first === null) return null;
  const next = at + since + first.length;
  const end = endAfter(tokens, next, first);
  const opening = end !== null && at === 1 && fromWords.has(tokens.at(0).folded) ? 0 : at;
  const { from } = tokens.at(opening);
  if (end !== null) return closedSpan(first, end, { from, to: tokens.at(end.next - 1).to });
  if (first.year === null) return null;
  const where = { from, to: tokens.at(next - 1).to };
  // A season is over, so a job of one season has ended.
  if (isSeason(tokens, at, first))
    return { start: format(first), end: format(first), present: false, ...where };
  return since === 1
    ? { start: format(first), end: null, present: true, ...where }
    : { start: null, end: format(first), present: false, ...where };
}

function isSeason(tokens: Tokens, at: number, { length }: FoundDate): boolean {
  return tokens.count(at, length, ({ folded }) => !seasonWords.has(folded)) < length;
}

function closedSpan(
  first: FoundDate,
  { date }: End,
  where: { from: number; to: number },
): DateSpan | null {
  const start = { ...first, year: first.year ?? date?.year ?? null };
  if (start.year === null) return null;
  return {
    start: format(start),
    end: date === null ? null : format(date),
    present: date === null,
    ...where,
  };
}

/** The end after a range sign: a date, or a word for now. */
function endAfter(tokens: Tokens, at: number, first: FoundDate): End | null {
  const signs = at + tokens.count(at, 4, isRangeSign);
  const next = signs + tokens.count(signs, 2, isExpected);
  if (next === at) return dateWithoutSign(tokens, at, first);
  if (isPresent(tokens.at(next))) {
    return { date: null, next: next + 1 + tokens.count(next + 1, 1, isPresent) };
  }
  if (next - at > 1 && isPresent(tokens.at(next - 1))) return { date: null, next };
  const date = dateAt(tokens, next) ?? shortYear(tokens.at(next), first);
  return date === null || date.year === null ? null : { date, next: next + date.length };
}

/** "Sep 2021 Mar 2024": readers of PDF drop a dash that was written as a soft hyphen. */
function dateWithoutSign(tokens: Tokens, at: number, first: FoundDate): End | null {
  const date = dateAt(tokens, at);
  if (date === null || first.month === null || first.year === null) return null;
  return date.month === null || date.year === null ? null : { date, next: at + date.length };
}

const isPresent = ({ folded }: Token) => presentWords.has(folded);
const isRangeSign = ({ text, folded }: Token) => RANGE_SIGNS.has(text) || rangeWords.has(folded);
const isExpected = ({ text, folded }: Token) => text === '.' || expectedWords.has(folded);

/** "Expected", "Exp." and "(expected)" beside dates. */
export function isExpectedWord(text: string): boolean {
  const [word = ''] = /\p{L}+/u.exec(text) ?? [];
  return expectedWords.has(foldText(word)) && /^[\s(.]*\p{L}+[\s).]*$/u.test(text);
}

/** "2018–19". */
function shortYear({ text }: Token, first: FoundDate): FoundDate | null {
  if (!/^\d\d$/.test(text) || first.year === null) return null;
  const year = Math.floor(first.year / 100) * 100 + Number(text);
  return year >= first.year ? { year, month: null, day: null, length: 1 } : null;
}

/** Omits the day if the month does not have it, because only the month is certain. */
function format({ year, month, day }: FoundDate): string {
  const text = joined([year, month, day]);
  return isPartialDate(text) ? text : joined([year, month]);
}

function joined(parts: (number | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Whether a text is a date or period and nothing else. */
export function isDateAlone(text: string): boolean {
  const span = findDateSpan(text);
  return span !== null && span.from === 0 && span.to === text.length;
}
