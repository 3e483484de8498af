import { z } from 'zod';
import table from './trades.json' with { type: 'json' };

/** The trades that the seed's employers hire for. */
export const tradeIds = [
  'software',
  'infrastructure',
  'data',
  'machineLearning',
  'security',
  'product',
  'design',
  'mechanical',
  'research',
  'sales',
  'marketing',
  'support',
  'finance',
  'people',
  'legal',
  'operations',
  'logistics',
  'nursing',
  'teaching',
  'hospitality',
] as const;
export type TradeId = (typeof tradeIds)[number];

const texts = z.array(z.string());

/**
 * A trade in English words. Slots: `{product}` and `{users}` of the employer's industry, `{tool}` and `{other}`
 * of the trade, `{company}`, `{city}`.
 */
const tradeSchema = z.strictObject({
  department: z.string(),
  /** As in "Head of Engineering". */
  field: z.string(),
  /** The officer at the top of it, where there is one. */
  chief: z.string().nullable(),
  /** Median pay after some years of work in the United States. */
  annualUsd: z.number(),
  /** Paid by the hour where that is usual. */
  isHourly: z.boolean(),
  /** Has a ladder for people who do not manage: staff, principal. */
  isTechnical: z.boolean(),
  titles: texts,
  tools: texts,
  tasks: texts,
  needs: texts,
  extras: texts,
});
export type Trade = z.output<typeof tradeSchema>;

export const trades: Record<TradeId, Trade> = z.record(z.enum(tradeIds), tradeSchema).parse(table);
