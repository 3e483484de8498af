import { currencyCodes } from '../currencies.ts';
import type { MarketWords } from './market-words.ts';
import type { PayMarket } from './pay-market.ts';

/** One amount or the range of two, in major units. `start` and `end` include currency and multiplier. */
export interface MarketSpan {
  min: number;
  max: number;
  currency: string | null;
  start: number;
  end: number;
  range: boolean;
  /** Whether currency, multiplier or grouping mark the number as money. */
  marked: boolean;
}

interface Reader {
  market: PayMarket;
  words: MarketWords;
}

interface MarketAmount {
  value: number;
  multiplier: number | null;
  currency: string | null;
  grouped: boolean;
  start: number;
  end: number;
}

const NUMBER =
  /(?<![\d,]|(?:^|[^\p{L}])\.)(?:\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}(?!\d)){1,3}(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?)/gu;
/** "3.2024", "20 %", "401(k)": the number continues, or is not an amount. */
const TORN = /^(?:[.,]?\d|\s?[%‰$£¥₹]|\(k\))/i;
const PENSION_PLAN = '401';
const GROUPED = /\d[.,'’\u00a0\u202f ]\d{3}/;
/** A sign, or letters with the marks of abbreviations ("Rs.", "MX$", "M.N.", "S/"), and up to two spaces. */
const LAST_WORD = /(?:(?!\$)\p{Sc}|(?<!\p{L})S\/\.?|[\p{L}.$]{1,10})\s{0,2}$/u;
const ATTACHED = /[\p{L}#/]$/u;
/** A sign that the market has no meaning for is left to the general rules. */
const FOREIGN_SIGN = /\p{Sc}$/u;
const SMALLEST_BARE = 1_000;
const MAX_AMOUNTS = 100;
const YEARS = { from: 1_900, to: 2_100 };

/** The amounts and ranges of a text that may be pay in this market, in order. */
export function marketSpans(text: string, market: PayMarket, words: MarketWords): MarketSpan[] {
  const amounts: MarketAmount[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (amounts.length >= MAX_AMOUNTS) break;
    const amount = readAmount(text, match, { market, words });
    if (amount !== null) amounts.push(amount);
  }
  const spans: MarketSpan[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const [low, high] = [amounts[at], amounts[at + 1]];
    if (low === undefined) break;
    const joined = high !== undefined && joins(text, [low, high], words);
    if (joined) at += 1;
    spans.push(joined ? rangeOf(low, high) : rangeOf(low, low));
  }
  return spans.filter(mayBeMoney);
}

function readAmount(text: string, match: RegExpExecArray, reader: Reader): MarketAmount | null {
  const [digits] = match;
  const at = match.index;
  const before = wordBefore(text, at, reader.market);
  if (before === null || digits === PENSION_PLAN) return null;
  const unit = unitAfter(text, at + digits.length, reader);
  if (unit === null) return null;
  const currency = currencyOf(before, reader.market);
  if (currency === null && FOREIGN_SIGN.test(before)) return null;
  return {
    value: toNumber(digits),
    multiplier: unit.multiplier,
    currency: unit.currency ?? currency,
    grouped: GROUPED.test(digits),
    start: currency === null ? at : text.lastIndexOf(before, at - 1),
    end: unit.end,
  };
}

/** The word or sign before the number, which may be a currency; null where the number is part of a word. */
function wordBefore(text: string, at: number, market: PayMarket): string | null {
  const head = text.slice(Math.max(0, at - 14), at);
  const word = LAST_WORD.exec(head)?.[0].trim() ?? '';
  const attached = !/\s$/.test(head) && word !== '';
  return market.spaced && attached && ATTACHED.test(head) && currencyOf(word, market) === null
    ? null
    : word;
}

/** Multiplier and currency after the digits; null where the number goes on or is a percentage. */
function unitAfter(text: string, at: number, { market, words }: Reader) {
  words.unit.lastIndex = at;
  const [whole = '', multiplier = '', after = ''] = words.unit.exec(text) ?? [];
  const end = at + whole.length;
  if (isTorn(text.slice(end, end + 3), whole, market)) return null;
  const unit = multiplier.toLowerCase();
  return {
    multiplier: market.multipliers[unit] ?? null,
    currency: currencyOf(after, market) ?? currencyIn(unit),
    end,
  };
}

function isTorn(rest: string, unit: string, { spaced }: PayMarket): boolean {
  return TORN.test(rest) || (spaced && unit === '' && /^\p{L}/u.test(rest));
}

function currencyOf(word: string, { currencyWords }: PayMarket): string | null {
  if (word === '') return null;
  const code = word.toUpperCase();
  return currencyWords[word.toLowerCase()] ?? (currencyCodes.has(code) ? code : null);
}

/** "60 T€", "60 TEUR" */
function currencyIn(unit: string): string | null {
  return /€|eur|^ke$/.test(unit) ? 'EUR' : null;
}

/** A mark before three digits groups them, else it is the decimal point. */
function toNumber(digits: string): number {
  const plain = digits.replace(/['’\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1];
  const whole = decimals === undefined ? plain : plain.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}

function joins(
  text: string,
  [low, high]: [MarketAmount, MarketAmount],
  words: MarketWords,
): boolean {
  const between = high.start - low.end;
  if (between > 40) return false;
  const joint = words.joint.exec(text.slice(low.end, high.start));
  if (joint === null) return false;
  if (joint[1] === undefined) return true;
  return text.slice(Math.max(0, low.start - 25), low.start).search(words.between) >= 0;
}

/** "35-45k" and "45 - 55.000 €" write the thousands once. */
function rangeOf(low: MarketAmount, high: MarketAmount): MarketSpan {
  const parts = [low, high];
  return {
    min: low.value * lowMultiplier(low, high),
    max: high.value * highMultiplier(low, high),
    currency: high.currency ?? low.currency,
    start: low.start,
    end: high.end,
    range: low !== high,
    marked: parts.some(isMarked),
  };
}

function isMarked({ currency, multiplier, grouped }: MarketAmount): boolean {
  return currency !== null || multiplier !== null || grouped;
}

function lowMultiplier(low: MarketAmount, high: MarketAmount): number {
  if (low.multiplier !== null || low.value >= 1_000) return low.multiplier ?? 1;
  if (high.multiplier !== null) return low.value <= high.value * 2 ? high.multiplier : 1;
  return low !== high && high.value >= low.value * 200 ? 1_000 : 1;
}

function highMultiplier(low: MarketAmount, high: MarketAmount): number {
  if (high.multiplier !== null) return high.multiplier;
  return high.value < 1_000 ? (low.multiplier ?? 1) : 1;
}

/** Small bare numbers are counts, and some larger ones years. */
function mayBeMoney({ min, max, marked }: MarketSpan): boolean {
  if (marked) return true;
  return min >= SMALLEST_BARE && (min < YEARS.from || max > YEARS.to);
}
