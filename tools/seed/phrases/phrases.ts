import { z } from 'zod';
import { payPeriods } from '../../../domain/common/pay-period.ts';
import { seniorityLevels } from '../../../domain/market/enums.ts';
import { tradeIds } from '../words/trades.ts';

const texts = z.array(z.string());
const headings = ['role', 'tasks', 'needs', 'extras', 'offers', 'process', 'pay'] as const;

/**
 * Everything a posting in one language is made of. Slots: `{company}`, `{domain}`, `{city}`, `{title}` and its
 * `{article}`, `{department}`, `{pay}`, `{perk}` (money that is no pay) and, in English, those of `Trade`.
 */
export const phrasesSchema = z.strictObject({
  /** ISO 639-1. */
  code: z.string(),
  headings: z.record(z.enum(headings), z.string()),
  about: texts,
  role: texts,
  /** Tasks of every trade. */
  tasks: texts,
  needs: texts,
  extras: texts,
  offers: texts,
  process: texts,
  closing: texts,
  /** Sentences around `{pay}`. */
  pay: texts,
  /** After the amounts: " per year". */
  per: z.record(z.enum(payPeriods), z.string()),
  /** Between the two amounts: " to ". */
  range: z.string(),
  thousands: z.string(),
  decimal: z.string(),
  /** "$60,000" rather than "60.000 €". */
  signFirst: z.boolean(),
  /** Titles of a level, around `{title}`; a level that is missing is not used in this language. */
  levels: z.partialRecord(z.enum(seniorityLevels), texts),
  /** Endings that boards of the region append to a title. */
  titleEndings: texts,
  /** The titles and tasks of a trade. English takes them from the trades themselves. */
  trades: z.partialRecord(z.enum(tradeIds), z.object({ titles: texts, tasks: texts })).default({}),
});

export type Phrases = z.output<typeof phrasesSchema>;
