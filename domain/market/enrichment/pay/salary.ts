import { currencyCode } from '../../../common/currency-code.ts';
import { periodsPerYear, type PayPeriod } from '../../../common/pay-period.ts';
import type { JobSalary } from '../../job.ts';
import type { PostedPay, Posting } from '../../posting.ts';
import { currencyScale } from './currencies.ts';
import { salaryFromText } from './salary-text.ts';

/** Plausible annual pay in US dollars, for any currency by order of magnitude. Others are errors or jokes. */
const MIN_ANNUAL_USD = 400;
const MAX_ANNUAL_USD = 20_000_000;

/**
 * The pay of a posting: structured pay, else its pay text, else the description; null when none is plausible
 * (decision 0009). Amounts are major units; `annualMin` and `annualMax` are per year. `country` is the job's country,
 * for amounts without a currency; null when unknown or ambiguous.
 */
export function salary(
  posting: Pick<Posting, 'pay' | 'payText'>,
  text: string,
  country: string | null = null,
): JobSalary | null {
  const structured = posting.pay === null ? null : annualised(posting.pay, 'structured');
  if (structured !== null) return structured;
  const worded =
    posting.payText === null ? null : salaryFromText(`Salary: ${posting.payText}`, country);
  const stated = worded ?? salaryFromText(text, country);
  return stated === null ? null : annualised(stated, 'text');
}

function annualised(pay: PostedPay, source: JobSalary['source']): JobSalary | null {
  const currency = pay.currency.trim().toUpperCase();
  const min = Math.min(pay.min, pay.max);
  const max = Math.max(pay.min, pay.max);
  const annualMin = perYear(min, pay.period);
  const annualMax = perYear(max, pay.period);
  const scale = currencyScale(currency);
  const credible = annualMin >= MIN_ANNUAL_USD * scale && annualMax <= MAX_ANNUAL_USD * scale;
  if (!currencyCode.safeParse(currency).success || !credible) return null;
  return { min, max, currency, period: pay.period, annualMin, annualMax, source };
}

function perYear(amount: number, period: PayPeriod): number {
  return Math.round(amount * periodsPerYear[period] * 100) / 100;
}
