import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { jobIdsOf, shownToInterviewer } from '../../../domain/hiring/interviewer-view.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type FindCall } from '../../route.ts';
import { interviewedBy, isInterviewer } from '../interviewer.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';
import { postingAnswer } from './posting-answer.ts';

export const getPosting = defineRoute(
  {
    name: 'getPosting',
    method: 'get',
    path: '/jobs/post/{id}',
    access: { scopes: ['jobs:post'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: postingParams,
    response: recordOf(postingSchema),
    find: readablePosting,
    summary: 'Read a role with its form and its number of applications by stage.',
  },
  async ({ ctx, caller, found }) => {
    const { data } = await postingAnswer(ctx, found);
    return { body: { data: isInterviewer(caller) ? shownToInterviewer(data) : data } };
  },
);

/** The caller's posting; for an interviewer one of their interviews. */
async function readablePosting(call: FindCall<{ id: string }>): Promise<Posting | null> {
  const interviewed = await interviewedBy(call.ctx, call.caller);
  if (interviewed !== null && !jobIdsOf(interviewed).includes(call.params.id)) return null;
  return ownedPosting(call);
}
