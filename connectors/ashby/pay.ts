import { periodsPerYear, type PayPeriod } from '../../domain/common/pay-period.ts';
import type { PostedPay } from '../../domain/market/posting.ts';
import { combinePay, toPay } from '../mapping/pay.ts';
import type { AshbyComponent, AshbyJob } from './schema.ts';

/**
 * The salary of all tiers as one range, in the first currency and period (decision 0009). null when the employer does
 * not publish it.
 */
export function ashbyPay(job: AshbyJob): PostedPay | null {
  const compensation = shownPay(job);
  if (compensation === null) return null;
  const { compensationTiers, summaryComponents } = compensation;
  const tiers = compensationTiers.flatMap((tier) => tier.components).map(componentPay);
  return combinePay(tiers) ?? combinePay(summaryComponents.map(componentPay));
}

/** The salary in words: "$81K - $87K". */
export function ashbyPayText(job: AshbyJob): string | null {
  return shownPay(job)?.scrapeableCompensationSalarySummary ?? null;
}

function shownPay({ shouldDisplayCompensationOnJobPostings: isShown, compensation }: AshbyJob) {
  return isShown === false ? null : compensation;
}

function componentPay(component: AshbyComponent): PostedPay | null {
  const interval = readInterval(component.interval);
  if (component.compensationType !== 'Salary' || interval === null) return null;
  const { minValue: min, maxValue: max, currencyCode: currency } = component;
  return toPay({ min, max, currency, ...interval });
}

const INTERVAL = /^(\d+(?:\.\d+)?) (HOUR|DAY|WEEK|MONTH|YEAR)$/;

/** "1 MONTH" is a month; "2 WEEK" is 26 times a year. One-time pay and NONE are not salaries. */
function readInterval(text: string | null): { period: PayPeriod; times: number } | null {
  const match = INTERVAL.exec(text ?? '');
  const count = Number(match?.[1]);
  if (!match || count <= 0) return null;
  const period = (match[2] ?? '').toLowerCase() as PayPeriod;
  if (count === 1) return { period, times: 1 };
  return { period: 'year', times: periodsPerYear[period] / count };
}
