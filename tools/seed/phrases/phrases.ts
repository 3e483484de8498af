import type { SeniorityLevel } from '../../../domain/market/enums.ts';
import type { PayPeriod } from '../../../domain/common/pay-period.ts';
import type { TradeId } from '../words/trade.ts';

/** What a trade is called and does in one language. */
export interface TradePhrases {
  titles: readonly string[];
  tasks: readonly string[];
}

/**
 * Everything a posting in one language is made of. Slots: `{company}`, `{domain}`, `{city}`, `{title}` and its
 * `{article}`, `{department}`,
 * `{pay}`, `{perk}` (money that is no pay) and, in English, those of `Trade`.
 */
export interface Phrases {
  /** ISO 639-1. */
  code: string;
  headings: Record<'role' | 'tasks' | 'needs' | 'extras' | 'offers' | 'process' | 'pay', string>;
  about: readonly string[];
  role: readonly string[];
  /** Tasks of every trade. */
  tasks: readonly string[];
  needs: readonly string[];
  extras: readonly string[];
  offers: readonly string[];
  process: readonly string[];
  closing: readonly string[];
  /** Sentences around `{pay}`. */
  pay: readonly string[];
  /** Behind the amounts: "per year". */
  per: Record<PayPeriod, string>;
  /** Between the two amounts: " to ". */
  range: string;
  thousands: string;
  decimal: string;
  /** "$60,000" rather than "60.000 €". */
  signFirst: boolean;
  /** Titles of a level, around `{title}`; a level that is missing is not used in this language. */
  levels: Partial<Record<SeniorityLevel, readonly string[]>>;
  /** What boards of the region append to a title. */
  titleEndings: readonly string[];
  trades: Partial<Record<TradeId, TradePhrases>>;
}
