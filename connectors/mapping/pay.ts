import type { PayPeriod } from '../../domain/common/pay-period.ts';
import type { PostedPay } from '../../domain/market/posting.ts';

/** Above any real pay in any currency. A larger amount is an error of the feed. */
const MAX_AMOUNT = 100_000_000_000;

export interface RawPay {
  min: unknown;
  max: unknown;
  currency: unknown;
  period: PayPeriod | null;
  /** How often the amounts are paid in the period; default once. */
  times?: number;
}

/**
 * Structured pay; null when it is not usable: unknown currency or period, negative or absurd amounts. A single bound
 * is used as both bounds (decision 0009). Zero means not stated.
 */
export function toPay({ min, max, currency, period, times = 1 }: RawPay): PostedPay | null {
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  if (period === null || !/^[A-Z]{3}$/.test(code)) return null;
  const bounds = [toAmount(min), toAmount(max)].filter((bound) => bound !== 0);
  if (bounds.length === 0 || !bounds.every((bound) => bound > 0 && bound <= MAX_AMOUNT))
    return null;
  return {
    min: Math.min(...bounds) * times,
    max: Math.max(...bounds) * times,
    currency: code,
    period,
  };
}

/** Several amounts of one posting as one range, from lowest to highest, in the currency and period of the first. */
export function combinePay(pays: (PostedPay | null)[]): PostedPay | null {
  const usable = pays.filter((pay) => pay !== null);
  const [first] = usable;
  if (first === undefined) return null;
  const alike = usable.filter(
    ({ currency, period }) => currency === first.currency && period === first.period,
  );
  return {
    ...first,
    min: Math.min(...alike.map((pay) => pay.min)),
    max: Math.max(...alike.map((pay) => pay.max)),
  };
}

/** 0 when nothing is stated, NaN when it is not a number. */
function toAmount(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'string') return Number(plainNumber(value.trim()));
  return typeof value === 'number' ? value : NaN;
}

const GROUPED = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/** "45,000.50" and "45.000,50" are 45000.50, "15,50" is 15.50. */
function plainNumber(text: string): string {
  const [, whole, , cents = '0'] = GROUPED.exec(text) ?? [];
  if (whole !== undefined) return `${whole.replaceAll(/\D/g, '')}.${cents}`;
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

const PERIODS: [RegExp, PayPeriod][] = [
  [/hour|\bhr\b/i, 'hour'],
  [/\bday|daily/i, 'day'],
  [/week/i, 'week'],
  [/month/i, 'month'],
  [/year|annual|annum|\byr\b/i, 'year'],
];

type Cadence = Pick<RawPay, 'period'> & { times: number };

/** Cadences without a period of ours, and how often they occur in a year; 0 when that is unknown. */
const CADENCES: [RegExp, number][] = [
  [/\bbi[- ]?month/i, 0],
  [/\bsemi[- ]?month|\btwice a month\b/i, 24],
  [/\bbi[- ]?week|\bfortnight|\b(?:2|two) weeks\b/i, 26],
];

/** How often a label says that pay is paid: one period, or a number of times a year. */
export function cadenceNamed(label: unknown): Cadence {
  const perYear = CADENCES.find(([cadence]) => cadence.test(String(label)))?.[1];
  if (perYear === undefined) return { period: periodNamed(label), times: 1 };
  return { period: perYear === 0 ? null : 'year', times: perYear };
}

/** The one period that a label names ("per-year-salary", "HOUR"); null when it names none or several. */
export function periodNamed(label: unknown): PayPeriod | null {
  if (typeof label !== 'string') return null;
  const named = PERIODS.filter(([pattern]) => pattern.test(label));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}
