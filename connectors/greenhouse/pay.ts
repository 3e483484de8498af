import type { PayPeriod } from '../../domain/common/pay-period.ts';
import type { PostedPay } from '../../domain/market/posting.ts';
import { cadenceNamed, toPay } from '../mapping/pay.ts';
import type { GreenhouseJob } from './schema.ts';

type PayRange = GreenhouseJob['pay_input_ranges'][number];

/**
 * Words of a period directly after the amount. Other periods in a text, such as "25 days of vacation", do not
 * describe the pay.
 */
const RATES: [PayPeriod, RegExp][] = [
  ['hour', /\bhourly\b|\b(?:per|an) hour\b|\/\s?h(?:ou)?r\b/i],
  ['day', /\b(?:day|daily) rate\b|\bper day\b/i],
  ['week', /(?<!bi[- ])\bweekly (?:pay|rate|salary|wages?)\b/i],
  ['month', /(?<!(?:bi|semi)[- ])\bmonthly (?:pay|rate|salary|wages?)\b|\bper month\b/i],
  ['year', /\bannual|\byearly\b|\bper (?:year|annum)\b/i],
];
/** Below any annual salary. */
const LARGEST_HOURLY = 500;

/** Amounts are in cents. The period is given only in words. Without words, small amounts are hourly. */
export function greenhousePay(range: PayRange): PostedPay | null {
  const { min_cents, max_cents, currency_type: currency, title, blurb } = range;
  const min = min_cents === null ? null : min_cents / 100;
  const max = max_cents === null ? null : max_cents / 100;
  const titled = cadenceNamed(title);
  const isNamed = titled.period !== null || titled.times !== 1;
  const period = rateIn(blurb) ?? usualPeriod(max ?? min);
  return toPay({ min, max, currency, ...(isNamed ? titled : { period }) });
}

function rateIn(prose: string | null): PayPeriod | null {
  const named = RATES.filter(([, rate]) => rate.test(prose ?? ''));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

function usualPeriod(amount: number | null): PayPeriod {
  return amount !== null && amount <= LARGEST_HOURLY ? 'hour' : 'year';
}
