import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { mailSecondModel } from './mail-second.model.ts';

const KEPT_MS = 60_000;

/** Takes one of the mails that all workers together may send in this second; false when there is none. */
export async function takeMailOfSecond({ mongo }: Stores, perSecond: number): Promise<boolean> {
  const now = Date.now();
  try {
    const second = await mailSecondModel(mongo)
      .findOneAndUpdate(
        { _id: Math.floor(now / 1_000) },
        { $inc: { sent: 1 }, $setOnInsert: { expiresAt: new Date(now + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return second !== null && second.sent <= perSecond;
  } catch (error) {
    // The write lost the race for the first mail of the second.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
