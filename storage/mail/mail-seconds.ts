import { findOrInsert } from '../find-or-insert.ts';
import type { Stores } from '../stores.ts';
import { mailSecondModel } from './mail-second.model.ts';

const KEPT_MS = 60_000;

/**
 * Takes up to `most` of the mails that all workers together may send in this second; returns how many there were, 0
 * when the second is used up.
 */
export async function takeMailsOfSecond(
  { mongo }: Stores,
  { perSecond, most }: { perSecond: number; most: number },
): Promise<number> {
  const now = Date.now();
  const second = await findOrInsert(
    mailSecondModel(mongo),
    { _id: Math.floor(now / 1_000) },
    { sent: 0, expiresAt: new Date(now + KEPT_MS) },
  );
  if (second.sent >= perSecond) return 0;
  const taken = await mailSecondModel(mongo)
    .findOneAndUpdate({ _id: second._id }, { $inc: { sent: most } }, { returnDocument: 'after' })
    .lean();
  const before = (taken?.sent ?? Infinity) - most;
  return Math.max(0, Math.min(most, perSecond - before));
}
