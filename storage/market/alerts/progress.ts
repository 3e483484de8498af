import type { Stores } from '../../stores.ts';
import { progressModel } from './progress.model.ts';

const ID = 'new-jobs';

/** Until when new jobs are matched; null before the first sweep. */
export async function readWatermark({ mongo }: Stores): Promise<Date | null> {
  const progress = await progressModel(mongo).findById(ID).lean();
  return progress?.watermark ?? null;
}

/** Moves the watermark forward; an earlier moment changes nothing. */
export async function advanceWatermark({ mongo }: Stores, watermark: Date): Promise<void> {
  await progressModel(mongo).updateOne({ _id: ID }, { $max: { watermark } }, { upsert: true });
}
