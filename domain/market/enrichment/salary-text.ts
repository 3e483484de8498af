import { periodsPerYear, type PayPeriod } from '../enums.ts';
import type { PostedPay } from '../posting.ts';
import { readAmounts, type Amount } from './amounts.ts';
import { currencyScale } from './currencies.ts';
import {
  isOnTarget,
  isOtherMoney,
  namesPay,
  nearPeriod,
  saysPay,
  wordsAround,
} from './salary-words.ts';
import { dollarOf, unwrittenCurrency } from './text-currency.ts';

interface Stated extends PostedPay {
  onTarget: boolean;
}

interface Span {
  min: number;
  max: number;
  currency: string | null;
  period: PayPeriod | null;
  start: number;
  end: number;
  range: boolean;
}

const MAX_TEXT_CHARACTERS = 60_000;
/** A year's pay in US dollars by rough scale. */
const MIN_ANNUAL_USD = 6_000;
const MAX_ANNUAL_USD = 1_500_000;
const MAX_SPREAD = 6;
/** A range without currency below this may be anything. */
const SMALLEST_BARE = 20_000;

const JOINS = /^\s{0,3}(?:-|–|—|−|‑|~|→|to|bis|à|a|up to|through|until|and)\s{0,3}(?:to\s)?$/i;
/** The end of a range whose start could not be read: "$100,0000 - $200,000". */
const HALF_RANGE = /\d[kK]?\s{0,2}(?:-|–|—|to)\s{0,2}$/;

/**
 * Pay that a text states, or null. A number is pay only if the text says so, and it is read with the cadence
 * attached to it (reference, Job-search quality). Several ranges give the lowest minimum and the highest
 * maximum of the first one's currency and period; one amount alone is both.
 */
export function salaryFromText(text: string): PostedPay | null {
  const source = text.slice(0, MAX_TEXT_CHARACTERS).replaceAll('**', '');
  const amounts = inCurrencyOf(source, readAmounts(source));
  const spans = toSpans(source, amounts).map((span) => withCurrency(source, span, amounts));
  const stated = spans.flatMap((span) => judge(source, span));
  const base = stated.filter((pay) => !pay.onTarget);
  return merge(base.length > 0 ? base : stated);
}

function merge(stated: Stated[]): PostedPay | null {
  const [first] = stated;
  if (first === undefined) return null;
  const same = stated.filter(
    (pay) => pay.currency === first.currency && pay.period === first.period,
  );
  const { currency, period } = first;
  return {
    min: Math.min(...same.map((pay) => pay.min)),
    max: Math.max(...same.map((pay) => pay.max)),
    currency,
    period,
  };
}

/** `$` is the dollar of the text's country. */
function inCurrencyOf(text: string, amounts: Amount[]): Amount[] {
  const dollar = dollarOf(text);
  return amounts.map((amount) => (amount.bareDollar ? { ...amount, currency: dollar } : amount));
}

/** "150k-200k base" beside amounts in dollars is in dollars. */
function withCurrency(text: string, span: Span, amounts: Amount[]): Span {
  const bare = span.currency === null && span.range && span.min >= SMALLEST_BARE;
  if (!bare || !namesPay(wordsAround(text, span))) return span;
  return { ...span, currency: unwrittenCurrency(text, amounts) };
}

function toSpans(text: string, amounts: Amount[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const low = amounts[at];
    const high = amounts[at + 1];
    if (low === undefined || low.huge) continue;
    const joined = high !== undefined && !high.huge && JOINS.test(text.slice(low.end, high.start));
    const half = !joined && HALF_RANGE.test(text.slice(Math.max(0, low.start - 8), low.start));
    if (!half) spans.push(joined ? rangeOf(low, high) : spanOf(low));
    if (joined) at += 1;
  }
  return spans;
}

function spanOf(amount: Amount): Span {
  const value = amount.value * amount.multiplier;
  const { currency, period, start, end } = amount;
  return { min: value, max: value, currency, period, start, end, range: false };
}

/** "120-150k" and "$140,000-180" say the multiplier once. */
function rangeOf(low: Amount, high: Amount): Span {
  const shared =
    low.multiplier === 1 && low.value < 1_000 && low.value <= high.value * 2
      ? high.multiplier
      : low.multiplier;
  const max =
    high.value * (high.multiplier === 1 && high.value < 1_000 ? low.multiplier : high.multiplier);
  return {
    min: low.value * shared,
    max,
    currency:
      low.currency === 'USD' ? (high.currency ?? low.currency) : (low.currency ?? high.currency),
    period: high.period ?? low.period,
    start: low.start,
    end: high.end,
    range: true,
  };
}

function judge(text: string, span: Span): Stated[] {
  const { currency, min, max, range } = span;
  if (currency === null || max < min || max > min * MAX_SPREAD) return [];
  const around = wordsAround(text, span);
  const stated = span.period ?? nearPeriod(around);
  const period = stated ?? usualPeriod(span, currency);
  if (period === null || !plausible(span, { currency, period })) return [];
  if (isOtherMoney(around) || !saysPay({ range, hasPeriod: stated !== null }, around)) return [];
  return [{ min, max, currency, period, onTarget: isOnTarget(around) }];
}

/** Without a word on the period: large amounts are per year, small ones per hour, and those between unknown. */
function usualPeriod({ min, max }: Span, currency: string): PayPeriod | null {
  const scale = currencyScale(currency);
  if (min >= 12_000 * scale) return 'year';
  return scale === 1 && min >= 10 && max <= 200 ? 'hour' : null;
}

function plausible(
  { min, max }: Span,
  { currency, period }: { currency: string; period: PayPeriod },
): boolean {
  const scale = currencyScale(currency);
  const floor = period === 'month' || scale > 1 ? MIN_ANNUAL_USD / 4 : MIN_ANNUAL_USD;
  return (
    min * periodsPerYear[period] >= floor * scale &&
    max * periodsPerYear[period] <= MAX_ANNUAL_USD * scale
  );
}
