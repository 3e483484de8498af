import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  withInterviewedJobs,
  withoutConfidential,
} from '../../../domain/hiring/interviewer-view.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';
import { interviewedBy } from '../interviewer.ts';
import { ownedCandidate } from './owned-candidate.ts';

/** The caller's candidate; for an interviewer one of their interviews, without what the role does not show. */
export async function readableCandidate(call: FindCall<{ id: string }>): Promise<Candidate | null> {
  const { ctx, caller, params } = call;
  const interviewed = await interviewedBy(ctx, caller);
  if (interviewed === null) return ownedCandidate(call);
  if (!interviewed.has(params.id)) return null;
  const candidate = withInterviewedJobs(await ownedCandidate(call), interviewed);
  if (candidate === null) return null;
  const accountId = accountOf(caller);
  const postings = await Promise.all(
    candidate.applications.map(({ jobId: id }) => findPosting(ctx.stores, { accountId, id })),
  );
  const forms = new Map(postings.flatMap((one) => (one ? [[one.id, one.applicationFields]] : [])));
  return withoutConfidential(candidate, (jobId) => forms.get(jobId) ?? []);
}
