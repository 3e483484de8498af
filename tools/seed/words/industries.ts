import { z } from 'zod';
import table from './industries.json' with { type: 'json' };
import { tradeIds } from './trades.ts';

const texts = z.array(z.string());
const tradeList = z.array(z.enum(tradeIds));

/** The business of a fictional employer. `{company}` stands for its name. */
const industrySchema = z.strictObject({
  /** Words after the invented name. */
  nouns: texts,
  about: texts,
  products: texts,
  users: texts,
  /** Trades it hires for besides the common ones. */
  trades: tradeList,
});
export type Industry = z.output<typeof industrySchema>;

const parsed = z
  .strictObject({ commonTrades: tradeList, industries: z.array(industrySchema) })
  .parse(table);

export const industries: readonly Industry[] = parsed.industries;

/** Trades that every employer hires for. */
export const commonTrades = parsed.commonTrades;
