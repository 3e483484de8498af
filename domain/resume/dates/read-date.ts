import { dateFillers, monthNumbers } from '../vocabulary/date-words.ts';
import type { Token, Tokens } from './date-tokens.ts';

/** A date with the parts that are stated. */
export interface FoundDate {
  year: number | null;
  month: number | null;
  day: number | null;
  /** Number of tokens. */
  length: number;
}

const FIRST_YEAR = 1940;
const LAST_YEAR = 2060;
const SEPARATORS = new Set(['/', '.', '-', '–']);

/**
 * The date that starts at a token, or null. A month without a year counts: the other end of the period may have the
 * year.
 */
export function dateAt(tokens: Tokens, at: number): FoundDate | null {
  return (
    namedMonthAt(tokens, at) ??
    yearBeforeMonthAt(tokens, at) ??
    eastAsianDateAt(tokens, at) ??
    numericDateAt(tokens, at) ??
    yearAt(tokens, at)
  );
}

/** "Jan 2020", "Jan. '20", "15 January 2020", "enero de 2020", "January". */
function namedMonthAt(tokens: Tokens, at: number): FoundDate | null {
  const day = isDecimal(tokens, at) ? null : dayOf(tokens.at(at));
  const first = day === null ? at : at + 1 + tokens.count(at + 1, 2, isFiller);
  const month = monthNumbers.get(tokens.at(first).folded);
  if (month === undefined) return null;
  const whole = day === null ? dayAndYearAt(tokens, first + 1) : null;
  if (whole !== null) return { ...whole, month, length: first + 1 + whole.length - at };
  const next = first + 1 + tokens.count(first + 1, 3, isFiller);
  const year = yearOf(tokens.at(next)) ?? yearAfterApostrophe(tokens, next);
  return year === null
    ? { year, month, day: null, length: first + 1 - at }
    : { year, month, day, length: next + 1 - at };
}

/** "2021. március", as Hungarian writes it. */
function yearBeforeMonthAt(tokens: Tokens, at: number): FoundDate | null {
  const year = yearOf(tokens.at(at));
  if (year === null || tokens.at(at + 1).text !== '.' || !tokens.adjoin(at, 2)) return null;
  const month = monthNumbers.get(tokens.at(at + 2).folded);
  return month === undefined || yearOf(tokens.at(at + 3)) !== null
    ? null
    : { year, month, day: null, length: 3 };
}

/** Whether the token is the end of "3.7", a grade beside the dates. */
function isDecimal(tokens: Tokens, at: number): boolean {
  const [whole, mark] = [tokens.at(at - 2).text, tokens.at(at - 1).text];
  return mark === '.' && /^\d$/.test(whole) && tokens.adjoin(at - 2, 3);
}

/** "15, 2020" behind a month. */
function dayAndYearAt(tokens: Tokens, at: number): Omit<FoundDate, 'month'> | null {
  const day = dayOf(tokens.at(at));
  const next = at + 1 + tokens.count(at + 1, 2, isFiller);
  const year = day === null ? null : yearOf(tokens.at(next));
  return year === null ? null : { year, day, length: next + 1 - at };
}

/** "2019年9月", "2019年", "2019년 9월". */
function eastAsianDateAt(tokens: Tokens, at: number): FoundDate | null {
  const year = yearOf(tokens.at(at));
  if (year === null || !/^[年년]$/.test(tokens.at(at + 1).text)) return null;
  const month = dayOf(tokens.at(at + 2));
  const named = month !== null && /^[月월]/.test(tokens.at(at + 3).text);
  return named && isWithin(month, 12)
    ? { year, month, day: null, length: 4 }
    : { year, month: null, day: null, length: 2 };
}

function isFiller({ text, folded }: Token): boolean {
  return dateFillers.has(folded) || /^[.,'’׳]$/.test(text);
}

function yearAfterApostrophe(tokens: Tokens, at: number): number | null {
  const { text } = tokens.at(at);
  return /^['’]$/.test(tokens.at(at - 1).text) && /^\d\d$/.test(text)
    ? fullYear(Number(text))
    : null;
}

/** "03/2020", "03.2020", "2020-03", "3/20", "15.03.2020", "2020-03-15". */
function numericDateAt(tokens: Tokens, at: number): FoundDate | null {
  const mark = tokens.at(at + 1).text;
  if (!SEPARATORS.has(mark) || !(tokens.adjoin(at, 3) || isSpacedMonth(tokens, at))) return null;
  const [a, b, c] = [0, 2, 4].map((offset) => tokens.at(at + offset).text) as [
    string,
    string,
    string,
  ];
  const isWhole = tokens.at(at + 3).text === mark && tokens.adjoin(at, 5);
  return (isWhole ? wholeDate(a, b, c) : null) ?? monthOfYear(a, b, mark);
}

/** "2016 / 09" */
function isSpacedMonth(tokens: Tokens, at: number): boolean {
  const [year, mark, month] = [0, 1, 2].map((offset) => tokens.at(at + offset).text);
  return mark === '/' && /^\d{4}$/.test(year ?? '') && /^(?:0[1-9]|1[0-2])$/.test(month ?? '');
}

function wholeDate(...parts: [string, string, string]): FoundDate | null {
  const [a, b, c] = parts.map(Number) as [number, number, number];
  if (parts[0].length === 4) return checked({ year: a, month: b, day: c, length: 5 });
  const dayFirst = { year: c, month: b, day: a, length: 5 };
  return checked(dayFirst) ?? checked({ ...dayFirst, month: a, day: b });
}

function monthOfYear(first: string, second: string, mark: string): FoundDate | null {
  if (!/^\d{1,4}$/.test(first) || !/^\d{1,4}$/.test(second)) return null;
  const [a, b] = [Number(first), Number(second)];
  const common = { day: null, length: 3 };
  // "2018–06" is a range of years, "2018-06" a month.
  if (isYear(a)) return mark === '–' ? null : checked({ ...common, year: a, month: b });
  if (second.length === 2)
    return mark === '/' ? checked({ ...common, year: fullYear(b), month: a }) : null;
  return checked({ ...common, year: b, month: a });
}

function checked(date: FoundDate): FoundDate | null {
  const { year, month, day } = date;
  const right = isYear(year ?? 0) && isWithin(month ?? 1, 12) && isWithin(day ?? 1, 31);
  return right ? date : null;
}

function yearAt(tokens: Tokens, at: number): FoundDate | null {
  const next = at + tokens.count(at, 2, ({ folded }) => dateFillers.has(folded));
  const year = yearOf(tokens.at(next));
  return year === null ? null : { year, month: null, day: null, length: next + 1 - at };
}

function yearOf({ text }: Token): number | null {
  return /^\d{4}$/.test(text) && isYear(Number(text)) ? Number(text) : null;
}

function dayOf({ text }: Token): number | null {
  return /^\d{1,2}$/.test(text) && isWithin(Number(text), 31) ? Number(text) : null;
}

const isYear = (value: number) => value >= FIRST_YEAR && value <= LAST_YEAR;
const isWithin = (value: number, most: number) => value >= 1 && value <= most;
const fullYear = (short: number) => (short > 60 ? 1900 : 2000) + short;
