import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { mailBatchModel } from './mail-batch.model.ts';

const BELIEVED_MS = 3 * 60_000;
/** The place of the last of the batches that an account may run at once. */
const LAST_PLACE = 'batches.3';

export interface RunningBatch {
  accountId: string;
  /** Unique to the batch; the same in its retries. */
  by: string;
}

/** Counts a batch among the four that its account may run at once; false when four run. Also prolongs it. */
export async function enterBatch(
  { mongo }: Stores,
  { accountId: _id, by }: RunningBatch,
): Promise<boolean> {
  const model = mailBatchModel(mongo);
  const now = new Date();
  const until = new Date(now.getTime() + BELIEVED_MS);
  const prolonged = await model.updateOne(
    { _id, 'batches.by': by },
    { $set: { 'batches.$.until': until } },
  );
  if (prolonged.matchedCount === 1) return true;
  await unlessTaken(() => model.create({ _id, batches: [] }));
  await model.updateOne({ _id }, { $pull: { batches: { until: { $lte: now } } } });
  const entered = await model.updateOne(
    { _id, [LAST_PLACE]: { $exists: false } },
    { $push: { batches: { by, until } } },
  );
  return entered.matchedCount === 1;
}

/** Ends a batch. */
export async function leaveBatch(
  { mongo }: Stores,
  { accountId, by }: RunningBatch,
): Promise<void> {
  await mailBatchModel(mongo).updateOne({ _id: accountId }, { $pull: { batches: { by } } });
}
