import type { PostedPay } from '../../posting.ts';

export interface FoundPay extends PostedPay {
  /** Ranges and amounts with a cadence. A single amount next to those may be a minimum wage, a draw or a target. */
  firm: boolean;
}

/** The lowest minimum and highest maximum in the currency and period of the first; null without any. */
export function combinePay(all: readonly FoundPay[]): PostedPay | null {
  const firm = all.filter((pay) => pay.firm);
  const stated = firm.length > 0 ? firm : all;
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
