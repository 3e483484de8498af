import type { Meter } from '../../domain/accounts/meters.ts';
import { collectionOf } from '../define-model.ts';
import { refusedAsDuplicates } from '../duplicate-key.ts';
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

/** Uses the driver directly, because every search counts. */
function usageOf({ mongo }: Stores) {
  return collectionOf(mongo, usageModel);
}

const idOf = ({ accountId, period }: UsagePeriod) => `${accountId}:${period}`;

/** Identifies a write of counters: the process and the number of the write. */
export interface UsageWrite {
  process: string;
  number: number;
}

/**
 * Adds to the counters of several accounts in one write. Idempotent by the number of the write: a retry of a write
 * that was stored in part, or whose response was lost, adds only what is missing.
 */
export async function addUsage(
  stores: Stores,
  increments: readonly UsageIncrement[],
  write: UsageWrite,
): Promise<void> {
  const add = (upsert: boolean) =>
    usageOf(stores).bulkWrite(
      increments.map((increment) => ({
        updateOne: { ...incrementOnce(increment, write), upsert },
      })),
      { ordered: false },
    );
  // Refused inserts are records that hold this write already, or that another process created at the same time.
  await add(true).catch((error: unknown) => {
    refusedAsDuplicates(error);
    return add(false);
  });
}

function incrementOnce(
  { accountId, period, used }: UsageIncrement,
  { process, number }: UsageWrite,
) {
  const last = `lastOf.${process}`;
  const more = Object.entries(used).map(([meter, count]) => [`used.${meter}`, count]);
  return {
    filter: { _id: idOf({ accountId, period }), [last]: { $ne: number } },
    update: {
      $setOnInsert: { accountId, period },
      $inc: Object.fromEntries(more) as Record<string, number>,
      $set: { [last]: number },
    },
  };
}

/** The usage of an account in a month or day. */
export async function findUsage(stores: Stores, accountId: string, period: string): Promise<Used> {
  const [used = {}] = await findUsages(stores, [{ accountId, period }]);
  return used;
}

/** The usage in each of these periods. Meters that were never used are absent. */
export async function findUsages(stores: Stores, periods: readonly UsagePeriod[]): Promise<Used[]> {
  const ids = periods.map(idOf);
  const records = await usageOf(stores)
    .find({ _id: { $in: ids } })
    .toArray();
  const found = new Map(records.map(({ _id, used }) => [_id, used]));
  return ids.map((id) => found.get(id) ?? {});
}
