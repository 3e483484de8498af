import type { PayPeriod } from '../../../../common/pay-period.ts';

/** How the postings of one market write pay. Words are sources of regular expressions in lower case. */
export interface PayMarket {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** The currency of amounts without one. */
  currency: string;
  /** Currency words and signs besides ISO codes, in lower case. */
  currencyWords: Readonly<Record<string, string>>;
  /** "k", "tis.", "lakh", in lower case. */
  multipliers: Readonly<Record<string, number>>;
  /** Words between the ends of a range, besides dashes. */
  to: string;
  /** "between", which makes `and` such a word too; "" where the language has none. */
  between: string;
  and: string;
  /** Words that name pay. */
  pay: string;
  /** "gross" and "net", which name pay next to a period. */
  gross: string;
  /** The words of each cadence; those in words of pay ("Monatsgehalt") count as well. */
  periods: readonly (readonly [PayPeriod, string])[];
  /** Money that is no pay: bonus, equity, benefits, turnover. */
  other: string;
  /** Amounts without a cadence are monthly in this range, yearly from `yearly` on, and otherwise unknown. */
  monthly: readonly [number, number];
  yearly: number;
  /** Whether a range with a cadence is pay without a word of pay; not in languages shared with other markets. */
  bareRanges: boolean;
  /** Scripts without spaces have no word boundaries. */
  spaced: boolean;
}
