import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { interviewModel } from './interview.model.ts';

/** The ids of all interviews of these candidates. */
export async function findInterviewsOf(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<OwnedRef[]> {
  const records = await interviewModel(mongo)
    .find({ accountId, candidateId: { $in: [...candidateIds] } }, { accountId: 1 })
    .lean();
  return records.map(({ _id: id }) => ({ accountId, id }));
}

/** Moves the interviews of a merged duplicate to the survivor. A write over an earlier version fails. Idempotent. */
export async function relinkInterviews(
  { mongo }: Stores,
  { accountId, survivorId, duplicateId }: MergedPair,
): Promise<void> {
  await interviewModel(mongo).updateMany(
    { accountId, candidateId: duplicateId },
    { $set: { candidateId: survivorId }, $inc: { version: 1 } },
  );
}

interface MergedPair {
  accountId: string;
  survivorId: string;
  duplicateId: string;
}
