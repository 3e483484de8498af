import { emailKey } from '../../domain/common/email.ts';
import type { InterviewedJobs } from '../../domain/hiring/interviewer-view.ts';
import { placeOfCandidate } from '../../domain/interviews/scorecard.ts';
import { findHeldInterviews } from '../../storage/interviews/held-interviews.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AccountMember } from '../hiring/interviewer-scope.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';

/**
 * The candidates of a member's interviews that are not cancelled, each with the roles that they are for. An interview
 * for no role is for the only active application.
 */
export async function findInterviewedJobs(
  stores: Stores,
  { accountId, email }: AccountMember,
): Promise<InterviewedJobs> {
  const interviews = await findHeldInterviews(stores, { accountId, key: emailKey(email) });
  const jobs = new Map<string, Set<string>>();
  for (const { candidateId, jobId } of interviews) {
    const known = jobs.get(candidateId) ?? new Set();
    jobs.set(candidateId, known);
    const named = jobId ?? (await onlyJob(stores, { accountId, id: candidateId }));
    if (named !== null) known.add(named);
  }
  return jobs;
}

async function onlyJob(stores: Stores, ref: { accountId: string; id: string }) {
  const candidate = await findSurvivor(stores, ref);
  return candidate === null ? null : (placeOfCandidate(candidate, null)?.jobId ?? null);
}
