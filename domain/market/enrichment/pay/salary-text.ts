import { periodsPerYear, type PayPeriod } from '../../../common/pay-period.ts';
import type { PostedPay } from '../../posting.ts';
import { readAmounts, type Amount } from './amounts.ts';
import { combinePay, type FoundPay } from './combine-pay.ts';
import { currencyScale, isMonthly } from './currencies.ts';
import { marketPay, type MarketReading } from './markets/market-pay.ts';
import { mendedCharacters } from './mended-characters.ts';
import { toSpans, type Span } from './pay-spans.ts';
import {
  isPay,
  namesPay,
  nearPeriod,
  payKind,
  periodOfSeveral,
  wordsAround,
  type Around,
  type PayKind,
} from './salary-words.ts';
import { dollarOf, rupeeOf, unwrittenCurrency } from './text-currency.ts';

interface Stated extends FoundPay {
  kind: PayKind;
  range: boolean;
}

const MAX_TEXT_CHARACTERS = 60_000;
/** Annual pay in US dollars, by order of magnitude. */
const MIN_ANNUAL_USD = 6_000;
const MAX_ANNUAL_USD = 1_500_000;
const MAX_SPREAD = 6;
/** A range without a currency below this is ambiguous. */
const SMALLEST_BARE = 20_000;

/**
 * The pay stated in a text, or null. A number is pay only if the text says so, and is read with its own cadence
 * (reference, Job-search quality). The table of the country's market is read first (decision 0035). Several ranges give the lowest minimum and highest maximum in the currency and
 * period of the first. A single amount is both. `country` (ISO 3166-1 alpha-2) is the job's, for amounts without a
 * currency.
 */
export function salaryFromText(text: string, country: string | null = null): PostedPay | null {
  const source = mendedCharacters(text.slice(0, MAX_TEXT_CHARACTERS).replaceAll('**', ''));
  const { pay, otherMoney } = marketPay(source, country);
  return pay ?? englishPay(source, country, otherMoney);
}

function englishPay(
  source: string,
  country: string | null,
  otherMoney: MarketReading['otherMoney'],
): PostedPay | null {
  const amounts = withOwnSigns(source, readAmounts(source), country);
  const spans = toSpans(source, amounts).filter(
    ({ start, end }) => !otherMoney.some((other) => other.start < end && start < other.end),
  );
  const unwritten = spans.some(isBare) ? unwrittenCurrency(source, amounts, country) : null;
  const stated = spans.flatMap((span) => judge(source, withCurrency(source, span, unwritten)));
  const ofKind = (kind: PayKind): Stated[] => stated.filter((pay) => pay.kind === kind);
  return earned(ofKind('base'), ofKind('on_target')) ?? combinePay(ofKind('total'));
}

/**
 * Combines base and on-target pay in one field: base pay comes first. Single amounts of both kinds are the ends of the
 * range.
 */
function earned(bases: Stated[], targets: Stated[]): PostedPay | null {
  const base = combinePay(bases);
  const target = combinePay(targets);
  if (base === null || target === null) return base ?? target;
  const alike = base.currency === target.currency && base.period === target.period;
  if (!alike || target.max <= base.max) return base;
  return bases.some(({ range }) => range) ? base : { ...base, max: target.max };
}

/** The currency of a bare `$` depends on the whole text, so it is determined only when needed. */
function withOwnSigns(text: string, amounts: Amount[], country: string | null): Amount[] {
  if (amounts.every(({ sharedSign }) => sharedSign === null)) return amounts;
  const own = { $: dollarOf(text, country), Rs: rupeeOf(country) };
  return amounts.map((amount) =>
    amount.sharedSign === null ? amount : { ...amount, currency: own[amount.sharedSign] },
  );
}

function isBare({ currency, range, min }: Span): boolean {
  return currency === null && range && min >= SMALLEST_BARE;
}

/** "150k-200k base" next to amounts in dollars is in dollars. */
function withCurrency(text: string, span: Span, currency: string | null): Span {
  return isBare(span) && namesPay(wordsAround(text, span), isOfPay(span.period))
    ? { ...span, currency }
    : span;
}

function judge(text: string, span: Span): Stated[] {
  const { currency, min, max, range } = span;
  if (currency === null || !isSpread(span)) return [];
  const around = wordsAround(text, span);
  const multiple = multiplePeriod(span, around);
  if (multiple !== null) return judge(text, { ...span, ...multiple });
  const stated = span.period ?? nearPeriod(around);
  const period = stated ?? usualPeriod(span, currency);
  if (period === null || !plausible(span, { currency, period })) return [];
  const ownPeriod = isOfPay(span.period);
  if (!isPay(around, { range, hasPeriod: stated !== null, ownPeriod })) return [];
  const firm = range || span.period !== null;
  return [{ min, max, currency, period, kind: payKind(around), range, firm }];
}

/** Whether the ends are in order and near enough to be of one role. */
function isSpread({ min, max }: Span): boolean {
  return max >= min && max <= min * MAX_SPREAD;
}

/** "$3,000 every two weeks" is 1,500 a week; "$80,000, paid biweekly" says when a year's pay is paid. */
function multiplePeriod(span: Span, around: Around): Pick<Span, 'min' | 'max' | 'period'> | null {
  const { min, max, period, currency } = span;
  const scale = currencyScale(currency ?? '');
  if (period !== null || min < 300 * scale || min >= 12_000 * scale) return null;
  const found = periodOfSeveral(around);
  if (found === null) return null;
  return { min: min * found.times, max: max * found.times, period: found.period };
}

/** Amounts per month, week or day are often allowances. */
function isOfPay(period: PayPeriod | null): boolean {
  return period === 'hour' || period === 'year';
}

/** Without a stated period, large amounts are per year, small ones per hour, and those in between are unknown. */
function usualPeriod({ min, max }: Span, currency: string): PayPeriod | null {
  if (isMonthly({ min, max }, currency)) return 'month';
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
