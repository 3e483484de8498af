import type { PayPeriod } from '../enums.ts';
import { currencyCodes, currencySigns } from './currencies.ts';

/** A number in a text with what is attached to it. `start` and `end` include currency, multiplier and period. */
export interface Amount {
  value: number;
  currency: string | null;
  /** 1,000 for "k"; millions and billions are marked as `huge`. */
  multiplier: number;
  huge: boolean;
  period: PayPeriod | null;
  start: number;
  end: number;
}

const NUMBER =
  /\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3}(?!\d))(?:\1\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?![\d,.]\d))?/g;
const BEFORE = /(?:([A-Z]{1,3}\$|[A-Z]{3}|[$€£₹¥₩₪₱₫฿₴₺₦]|Rs\.?|RM|€|EUR)\s?){1,2}$/;
const MULTIPLIER =
  /^\s?(k|K|tsd|Tsd|M{1,2}|m{1,2}|mio|Mio|mn|bn|B|b|T|million|billion|trillion|thousand|LPA|lpa|[Ll]akhs?|[Ll]acs?|L|Cr|crores?)(?![A-Za-z])/;
const AFTER = /^\+?\s{0,2}\(?([$€£₹]|zł|Kč|kr|Ft|lei|[A-Z]{3}|[Ee]uros?)(?![A-Za-z])\)?/;
const PERIOD =
  /^\+?\s{0,2}[,(]?\s?(?:(?:\/\s?|(?:per|an?|each|pro|par|por|p\.)\s)(hour|hr|h|Stunde|year|yr|y|annum|anno|a|Jahr|an|año|month|mo|mth|m|Monat|mois|mes|week|wk|w|day|d)\b|(hourly|annually|annual|yearly|monthly|weekly|daily|p\.?a\b\.?)|(hrs?)\b)/i;
const PERIOD_NAMES: [PayPeriod, RegExp][] = [
  ['hour', /^(?:h|hr|hrs|hour|hourly|stunde)$/],
  ['week', /^(?:w|wk|week|weekly)$/],
  ['day', /^(?:d|day|daily)$/],
  ['month', /^(?:m|mo|mth|month|monthly|monat|mois|mes)$/],
];
const MULTIPLIERS: Record<string, number> = { k: 1_000, tsd: 1_000, thousand: 1_000 };
const LAKH = /^(?:lpa|lakhs?|lacs?)$/i;

/** Every number of a text that may be money, in its order; at most 200. */
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
  const before = BEFORE.exec(head);
  if (before === null && /[\w.,#]$/.test(head)) return null;
  const start = at - (before?.[0].length ?? 0);
  let end = at + digits.length;
  const multiplier = MULTIPLIER.exec(text.slice(end, end + 12));
  end += multiplier?.[0].length ?? 0;
  const after = AFTER.exec(text.slice(end, end + 10));
  const named = after === null ? null : currencyOf(after[1] ?? '');
  if (after !== null && named !== null) end += after[0].length;
  const period = PERIOD.exec(text.slice(end, end + 24));
  end += period?.[0].length ?? 0;
  const written = (multiplier?.[1] ?? '').toLowerCase();
  return {
    value: toNumber(digits),
    currency: statedCurrency(currencyBefore(before), named) ?? (LAKH.test(written) ? 'INR' : null),
    multiplier: LAKH.test(written) ? 100_000 : (MULTIPLIERS[written] ?? 1),
    huge: written !== '' && MULTIPLIERS[written] === undefined && !LAKH.test(written),
    period: period === null ? (written === 'lpa' ? 'year' : null) : periodOf(period),
    start,
    end,
  };
}

/** "$8,033 CAD": a code says more than the sign that many dollars share. */
function statedCurrency(before: string | null, after: string | null): string | null {
  return before === 'USD' && after !== null ? after : (before ?? after);
}

function currencyBefore(match: RegExpExecArray | null): string | null {
  if (match === null) return null;
  const words = match[0].trim().split(/\s+|(?<=[A-Z]{3})(?=[$€£])/);
  const named = words.map(currencyOf).filter((code) => code !== null);
  return named.find((code) => code !== 'USD') ?? named[0] ?? null;
}

function currencyOf(word: string): string | null {
  const upper = word.toUpperCase().replace(/\.$/, '');
  return currencySigns[upper] ?? (currencyCodes.has(upper) ? upper : null);
}

function periodOf(match: RegExpExecArray): PayPeriod {
  const word = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase();
  return PERIOD_NAMES.find(([, pattern]) => pattern.test(word))?.[0] ?? 'year';
}

/** "45.000,50", "45,000.50", "100'000", "45 000" → a number. A mark before three digits groups, else it is the point. */
function toNumber(digits: string): number {
  const plain = digits.replace(/['’\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals === null ? plain : plain.slice(0, -decimals[0].length)).replace(
    /[.,]/g,
    '',
  );
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
