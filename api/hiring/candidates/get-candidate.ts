import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  withInterviewedJobs,
  withoutConfidential,
} from '../../../domain/hiring/interviewer-view.ts';
import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type FindCall } from '../../route.ts';
import { interviewedBy } from '../interviewer.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const getCandidate = defineRoute(
  {
    name: 'getCandidate',
    method: 'get',
    path: '/candidates/{id}',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: candidateParams,
    response: recordOf(candidateSchema),
    find: readableCandidate,
    summary: 'Read a candidate with applications, stage history, notes and files.',
    description:
      'A merged duplicate is 404. `details` names the surviving candidate under the path `merged_into`.',
  },
  ({ ctx, found }) => Promise.resolve({ body: candidateAnswer(ctx, found) }),
);

/** The caller's candidate; for an interviewer one of their interviews, without what the role does not show. */
async function readableCandidate(call: FindCall<{ id: string }>): Promise<Candidate | null> {
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
