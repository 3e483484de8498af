import type { Interview } from '../../domain/interviews/interview.ts';
import type { Stores } from '../stores.ts';
import { interviewModel } from './interview.model.ts';

/** Candidate and role of each interview of a person that is not cancelled. */
export async function findHeldInterviews(
  { mongo }: Stores,
  { accountId, key }: { accountId: string; key: string },
): Promise<Pick<Interview, 'candidateId' | 'jobId'>[]> {
  const records = await interviewModel(mongo)
    .find(
      { accountId, 'interviewers.key': key, status: { $ne: 'cancelled' } },
      { candidateId: 1, jobId: 1 },
    )
    .lean<Pick<Interview, 'candidateId' | 'jobId'>[]>();
  return records.map(({ candidateId, jobId }) => ({ candidateId, jobId: jobId ?? null }));
}
