import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { usageModel, type UsageRecord } from './usage.model.ts';
import type { UsagePeriod } from './usage.ts';

/** A day of an account, with the summaries counted on it, in order. */
interface SummaryDay extends UsageRecord {
  summarized?: string[];
}

/**
 * Counts a summary on the account's day while it has fewer than `places`. Returns the summary's place, from 1, or
 * null when the day is full. Idempotent: a counted summary keeps its place.
 */
export async function countSummary(
  { mongo }: Stores,
  { accountId, period }: UsagePeriod,
  { summaryId, places }: { summaryId: string; places: number },
): Promise<number | null> {
  const days = mongo.collection<SummaryDay>(usageModel(mongo).collection.name);
  const _id = `${accountId}:${period}`;
  for (;;) {
    const { summarized = [] } = (await days.findOne({ _id })) ?? {};
    const place = summarized.indexOf(summaryId) + 1;
    if (place > 0) return place;
    if (summarized.length >= places) return null;
    try {
      await days.updateOne(
        { _id, summarized: { $ne: summaryId }, 'used.ai_summaries': { $not: { $gte: places } } },
        {
          $setOnInsert: { accountId, period },
          $inc: { 'used.ai_summaries': 1 },
          $push: { summarized: summaryId },
        },
        { upsert: true },
      );
    } catch (error) {
      // The day exists: a concurrent call created it, it is full, or it holds this summary.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
