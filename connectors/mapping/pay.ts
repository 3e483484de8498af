import type { PayPeriod } from '../../domain/common/pay-period.ts';
import type { PostedPay } from '../../domain/market/posting.ts';

/** More than anybody is paid in any currency; beyond it a feed is wrong or hostile. */
const MAX_AMOUNT = 100_000_000_000;

export interface RawPay {
  min: unknown;
  max: unknown;
  currency: unknown;
  period: PayPeriod | null;
  /** How often the amounts are paid in the period; once when left out. */
  times?: number;
}

/**
 * Structured pay, or null when it is not usable: unknown currency or period, negative or absurd amounts. A single bound
 * is both bounds (decision 0009). Zero means not stated.
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

/** Several amounts of one posting as one range: of the first one's currency and period, from lowest to highest. */
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

/** 0 when nothing is stated, NaN when it is no number. */
function toAmount(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
}

const PERIODS: [RegExp, PayPeriod][] = [
  [/hour|\bhr\b/i, 'hour'],
  [/\bday|daily/i, 'day'],
  [/week/i, 'week'],
  [/month/i, 'month'],
  [/year|annual|annum|\byr\b/i, 'year'],
];

type Cadence = Pick<RawPay, 'period'> & { times: number };

/** Cadences that are no period of ours, with how often they come in a year; 0 where that is anybody's guess. */
const CADENCES: [RegExp, number][] = [
  [/\bbi[- ]?month/i, 0],
  [/\bsemi[- ]?month|\btwice a month\b/i, 24],
  [/\bbi[- ]?week|\bfortnight|\b(?:2|two) weeks\b/i, 26],
];

/** How often a label says that pay is paid: as the one period it names, or so many times a year. */
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
