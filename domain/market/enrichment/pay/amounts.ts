import type { PayPeriod } from '../../../common/pay-period.ts';
import { currencyCodes, currencySigns } from './currencies.ts';

/** A number in a text with its currency, multiplier and period. `start` and `end` include them. */
export interface Amount {
  value: number;
  currency: string | null;
  /** The sign that is all there is of the currency, where several countries share it. */
  sharedSign: '$' | 'Rs' | null;
  /** 1,000 for "k", 10,000 for "万"; millions and billions are marked as `huge`. */
  multiplier: number;
  huge: boolean;
  period: PayPeriod | null;
  start: number;
  end: number;
}

const NUMBER =
  /\d{1,2}(?:,\d{2}){1,3},\d{3}(?![,\d])|\d{1,3}(?:(, (?=000(?!\d))|[.,'’\u00a0\u202f ])\d{3}(?!\d))(?:\1\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?![\d,.]\d))?/g;
const BEFORE = /(?:([A-Z]{1,3}\$|[A-Z]{3}|[$€£₹¥₩₪₱₫฿₴₺₦]|Rs\.?|RM|€|EUR)\s?){1,2}$/;
const MULTIPLIER =
  /\s?(万|k|K|tsd|Tsd|M{1,2}|m{1,2}|mio|Mio|mn|bn|B|b|T|million|billion|trillion|thousand|LPA|lpa|[Ll]akhs?|[Ll]acs?|L|Cr|crores?)(?![A-Za-z])/y;
const AFTER = /\+?\s{0,2}\(?([$€£₹]|円|zł|Kč|kr|Ft|lei|[A-Z]{3}|[Ee]uros?)(?![A-Za-z])\)?/y;
const PERIOD =
  /\+?\s{0,2}[,(]?\s?(?:(?:\/\s?|(?:per|an?|each|pro|par|por|p\.)\s)(hour|hr|h|Stunde|year|yr|y|annum|anno|a|Jahr|an|año|month|mo|mth|m|Monat|mois|mes|week|wk|w|day|d)\b|(hourly|annually|annual|yearly|monthly|weekly|daily|p\.?a\b\.?)|(hrs?)\b)/iy;
const PERIOD_NAMES: [PayPeriod, RegExp][] = [
  ['hour', /^(?:h|hr|hrs|hour|hourly|stunde)$/],
  ['week', /^(?:w|wk|week|weekly)$/],
  ['day', /^(?:d|day|daily)$/],
  ['month', /^(?:m|mo|mth|month|monthly|monat|mois|mes)$/],
];
const MULTIPLIERS: Record<string, number> = {
  k: 1_000,
  tsd: 1_000,
  thousand: 1_000,
  万: 10_000,
};
/** "3.20", "20,0000", "20%": the number continues, or is not an amount. */
const TORN = /[.,]\d|\s?%/y;
const LAKH = /^(?:lpa|lakhs?|lacs?)$/i;

/** Every number of a text that may be money, in order; at most 200. */
export function readAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (found.length >= 200) break;
    const amount = readAmount(text, match.index, match[0]);
    if (amount !== null) found.push(amount);
  }
  return found;
}

function readAmount(text: string, at: number, digits: string): Amount | null {
  const head = text.slice(Math.max(0, at - 8), at);
  const written = BEFORE.exec(head)?.[0] ?? '';
  if (isBroken(head, written) || matchAt(TORN, text, at + digits.length) !== null) return null;
  const before = written === '' ? '' : currencyIn(written);
  const multiplier = take(MULTIPLIER, text, at + digits.length);
  const after = takeCurrency(text, multiplier.end);
  const period = take(PERIOD, text, after.end);
  const unit = multiplier.words.join('').toLowerCase();
  const currency = statedCurrency(currencyBefore(before), after.currency);
  return {
    value: toNumber(digits),
    ...readMultiplier(unit),
    currency: LAKH.test(unit) ? 'INR' : currency,
    sharedSign: sharedSignOf(before, text.slice(multiplier.end, after.end)),
    period: periodOf(period.words) ?? (unit === 'lpa' ? 'year' : null),
    start: at - before.length,
    end: period.end,
  };
}

/** "x20", "#20", "1$20": digits that belong to something else, or a typing error. */
function isBroken(head: string, currency: string): boolean {
  return (currency === '' ? /[\w.,#]$/ : /\d[$€£]\s?$/).test(head);
}

/** "$45", "45 $", "Rs. 45": a sign without a code. */
function sharedSignOf(before: string, after: string): Amount['sharedSign'] {
  const written = `${before}${after}`.replace(/[\s().]/g, '');
  if (/^\$+$/.test(written)) return '$';
  return written === 'Rs' ? 'Rs' : null;
}

interface Taken {
  words: string[];
  end: number;
}

/** The match of a pattern exactly at this position, and its end. An empty match has no words. */
function take(pattern: RegExp, text: string, at: number): Taken {
  const match = matchAt(pattern, text, at);
  if (match === null) return { words: [], end: at };
  return { words: match.slice(1).filter((word) => word !== undefined), end: pattern.lastIndex };
}

/** The match of a sticky pattern at this position. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function takeCurrency(text: string, at: number): { currency: string | null; end: number } {
  const taken = take(AFTER, text, at);
  const currency = currencyOf(taken.words[0] ?? '');
  return { currency, end: currency === null ? at : taken.end };
}

function readMultiplier(written: string): { multiplier: number; huge: boolean } {
  const multiplier = LAKH.test(written) ? 100_000 : MULTIPLIERS[written];
  return { multiplier: multiplier ?? 1, huge: written !== '' && multiplier === undefined };
}

/** "$8,033 CAD": a code takes precedence over the sign, which several dollars share. */
function statedCurrency(before: string | null, after: string | null): string | null {
  return before === 'USD' && after !== null ? after : (before ?? after);
}

/** The currency directly before an amount. Other capitals there ("OTE $120,000") are words of the text. */
function currencyIn(written: string): string {
  const [first = ''] = currencyWords(written);
  return currencyOf(first) === null ? written.slice(first.length).trimStart() : written;
}

function currencyWords(written: string): string[] {
  return written.trim().split(/\s+|(?<=[A-Z]{3})(?=[$€£])/);
}

function currencyBefore(before: string): string | null {
  if (before === '') return null;
  const named = currencyWords(before)
    .map(currencyOf)
    .filter((code) => code !== null);
  return named.find((code) => code !== 'USD') ?? named[0] ?? null;
}

function currencyOf(word: string): string | null {
  if (word === '') return null;
  const upper = word.toUpperCase().replace(/\.$/, '');
  return currencySigns[upper] ?? (currencyCodes.has(upper) ? upper : null);
}

function periodOf([word]: string[]): PayPeriod | null {
  if (word === undefined) return null;
  const lower = word.toLowerCase();
  return PERIOD_NAMES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'year';
}

/**
 * "45.000,50", "45,000.50", "100'000", "45 000" → a number. A mark before three digits groups them, else it is the
 * decimal point.
 */
function toNumber(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  const plain = digits.replace(/['’\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals === null ? plain : plain.slice(0, -decimals[0].length)).replace(
    /[.,]/g,
    '',
  );
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
