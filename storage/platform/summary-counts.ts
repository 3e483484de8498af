import { isDuplicateKey } from './duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { usageModel, type UsageRecord } from './usage.model.ts';
import type { UsagePeriod } from './usage.ts';

/** A day of an account, with the jobs whose summaries were counted for it, in their order. */
interface SummaryDay extends UsageRecord {
  summarized?: string[];
}

/**
 * Counts a job's summary in the account's day and returns its place there, from 1. Counting it again changes nothing
 * and returns the same place.
 */
export async function countSummary(
  { mongo }: Stores,
  { accountId, period }: UsagePeriod,
  jobId: string,
): Promise<number> {
  const days = mongo.collection<SummaryDay>(usageModel(mongo).collection.name);
  const _id = `${accountId}:${period}`;
  for (;;) {
    try {
      await days.updateOne(
        { _id, summarized: { $ne: jobId } },
        {
          $setOnInsert: { accountId, period },
          $inc: { 'used.ai_summaries': 1 },
          $push: { summarized: jobId },
        },
        { upsert: true },
      );
    } catch (error) {
      // The day is there, made by another at this moment or with this job in it already.
      if (!isDuplicateKey(error)) throw error;
    }
    const day = await days.findOne({ _id });
    const place = (day?.summarized ?? []).indexOf(jobId) + 1;
    if (place > 0) return place;
  }
}
