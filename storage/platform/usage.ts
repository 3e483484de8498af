import type { Meter } from '../../domain/platform/meters.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import { usageModel } from './usage.model.ts';

export type Used = Partial<Record<Meter, number>>;

/** A month or a day of an account. */
export interface UsagePeriod {
  accountId: string;
  period: string;
}

export interface UsageIncrement extends UsagePeriod {
  used: Used;
}

/** Searches pass here. */
function usageOf({ mongo }: Stores) {
  return collectionOf(mongo, usageModel);
}

const idOf = ({ accountId, period }: UsagePeriod) => `${accountId}:${period}`;

/** Adds to the counters of several accounts in one write. */
export async function addUsage(
  stores: Stores,
  increments: readonly UsageIncrement[],
): Promise<void> {
  const writes = increments.map(({ accountId, period, used }) => ({
    updateOne: {
      filter: { _id: idOf({ accountId, period }) },
      update: {
        $setOnInsert: { accountId, period },
        $inc: Object.fromEntries(
          Object.entries(used).map(([meter, count]) => [`used.${meter}`, count]),
        ),
      },
      upsert: true,
    },
  }));
  await usageOf(stores).bulkWrite(writes, { ordered: false });
}

/** What an account used in a month or day. */
export async function findUsage(stores: Stores, accountId: string, period: string): Promise<Used> {
  const [used = {}] = await findUsages(stores, [{ accountId, period }]);
  return used;
}

/** What was used in each of these periods; a meter that was never used is absent. */
export async function findUsages(stores: Stores, periods: readonly UsagePeriod[]): Promise<Used[]> {
  const ids = periods.map(idOf);
  const records = await usageOf(stores)
    .find({ _id: { $in: ids } })
    .toArray();
  const found = new Map(records.map(({ _id, used }) => [_id, used]));
  return ids.map((id) => found.get(id) ?? {});
}
