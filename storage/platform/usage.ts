import type { Meter } from '../../domain/platform/meters.ts';
import type { Stores } from '../stores.ts';
import { usageModel } from './usage.model.ts';

export interface UsageIncrement {
  accountId: string;
  month: string;
  used: Partial<Record<Meter, number>>;
}

/** Adds to the month's counters of several accounts in one write. */
export async function addUsage(stores: Stores, increments: UsageIncrement[]): Promise<void> {
  const writes = increments.map(({ accountId, month, used }) => ({
    updateOne: {
      filter: { _id: `${accountId}:${month}` },
      update: {
        $setOnInsert: { accountId, month },
        $inc: Object.fromEntries(
          Object.entries(used).map(([meter, count]) => [`used.${meter}`, count]),
        ),
      },
      upsert: true,
    },
  }));
  await usageModel(stores.mongo).bulkWrite(writes, { ordered: false });
}

/** What an account used in a month; a meter that was never used is absent. */
export async function findUsage(
  stores: Stores,
  accountId: string,
  month: string,
): Promise<Partial<Record<Meter, number>>> {
  const record = await usageModel(stores.mongo).findById(`${accountId}:${month}`).lean();
  return record?.used ?? {};
}
