import type { OwnedRef } from '../../domain/common/ids.ts';
import type { MergedCandidates } from '../../domain/hiring/merged-candidates.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
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

/** Who holds the interviews of these candidates. */
export async function findInterviewersOf(
  { mongo }: Stores,
  { accountId, candidateIds }: { accountId: string; candidateIds: readonly string[] },
): Promise<Pick<Interview, 'id' | 'interviewers' | 'status'>[]> {
  const records = await interviewModel(mongo)
    .find({ accountId, candidateId: { $in: [...candidateIds] } }, { interviewers: 1, status: 1 })
    .lean<(Pick<Interview, 'interviewers' | 'status'> & { _id: string })[]>();
  return records.map(({ _id: id, interviewers, status }) => ({ id, interviewers, status }));
}

/** Moves the interviews of a merged duplicate to the survivor. A write over an earlier version fails. Idempotent. */
export async function relinkInterviews(
  { mongo }: Stores,
  { accountId, survivorId, duplicateId }: MergedCandidates,
): Promise<void> {
  await interviewModel(mongo).updateMany(
    { accountId, candidateId: duplicateId },
    { $set: { candidateId: survivorId }, $inc: { version: 1 } },
  );
}
