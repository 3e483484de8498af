import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { usageModel, type UsageRecord } from './usage.model.ts';
import type { UsagePeriod } from './usage.ts';

/** A day of an account, with the summaries that were counted for it, in their order. */
interface SummaryDay extends UsageRecord {
  summarized?: string[];
}

/**
 * Counts a summary in the account's day while that has fewer than `places`, and returns its place there, from 1;
 * null where none is left. Counting it again changes nothing and returns the same place.
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
      // The day is there: made by another at this moment, full, or with this one in it already.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
