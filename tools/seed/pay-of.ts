import type { EmploymentType, SeniorityLevel } from '../../domain/market/enums.ts';
import { type PayPeriod, periodsPerYear } from '../../domain/common/pay-period.ts';
import type { Random } from './random.ts';
import type { RolePay } from './role.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { Country } from './words/countries.ts';
import type { Trade } from './words/trades.ts';

/** Pay of a level compared to that of somebody with some years behind them. */
const LEVEL_PAY: Record<SeniorityLevel, number> = {
  internship: 0.45,
  new_grad: 0.7,
  entry: 0.72,
  mid: 0.95,
  senior: 1.25,
  staff: 1.5,
  principal: 1.7,
  lead: 1.35,
  manager: 1.35,
  director: 1.7,
  vp: 2.2,
  executive: 2.7,
};

/** Countries in which shift work is quoted by the hour. */
const HOURLY_COUNTRIES = new Set(['US', 'CA', 'GB', 'AU', 'NZ', 'IE', 'DE']);

const SIGNS: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  SGD: 'S$',
  BRL: 'R$',
  PLN: 'zł',
};

export interface PayInput {
  trade: Trade;
  level: SeniorityLevel | null;
  employment: EmploymentType;
  country: Country;
  generosity: number;
  /** Whether the source's kind carries pay as numbers. */
  canBeStructured: boolean;
}

/** A credible range for the role, in the country's currency and in the period usual there. */
export function payOf(random: Random, input: PayInput): RolePay {
  const { trade, level, country, generosity } = input;
  const yearly =
    trade.annualUsd *
    country.perUsd *
    country.payLevel *
    generosity *
    (level === null ? 1 : LEVEL_PAY[level]);
  const period = periodOf(input);
  const middle = yearly / periodsPerYear[period];
  const spread = 0.06 + random.next() * 0.12;
  const min = rounded(middle * (1 - spread));
  return {
    min,
    max: Math.max(rounded(middle * (1 + spread)), min + stepOf(min)),
    currency: country.currency,
    period,
    isStructured: input.canBeStructured && random.chance(0.7),
  };
}

function periodOf({ trade, employment, country }: PayInput): PayPeriod {
  if (trade.isHourly && HOURLY_COUNTRIES.has(country.code)) return 'hour';
  if (employment === 'contract' && country.code === 'GB') return 'day';
  if (employment === 'internship' && country.code !== 'US') return 'month';
  return country.period;
}

/** Two leading digits, the second in steps of a half: 123,456 becomes 125,000, and 21.3 becomes 21.5. */
function rounded(amount: number): number {
  const step = stepOf(amount);
  return Number((Math.round(amount / step) * step).toFixed(2));
}

function stepOf(amount: number): number {
  return 10 ** (Math.floor(Math.log10(amount)) - 1) / 2;
}

/** The range as a posting in that language words it: "$120,000 - $145,000 per year". */
export function wordedPay({ min, max, currency, period }: RolePay, phrases: Phrases): string {
  const [low, high] = [min, max].map((amount) => money(amount, currency, phrases));
  return `${low}${phrases.range}${high}${phrases.per[period]}`;
}

/** An amount with its sign or code where the language puts it. */
export function money(amount: number, currency: string, phrases: Phrases): string {
  const [whole = '', fraction] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, phrases.thousands);
  const decimals = fraction === undefined ? '' : `${phrases.decimal}${fraction.padEnd(2, '0')}`;
  const number = `${grouped}${decimals}`;
  const sign = SIGNS[currency];
  if (phrases.signFirst && currency !== 'PLN')
    return sign ? `${sign}${number}` : `${currency} ${number}`;
  return `${number} ${sign ?? currency}`;
}
