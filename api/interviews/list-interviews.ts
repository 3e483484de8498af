import { z } from 'zod';
import { interviewRow, interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { interviewStatuses } from '../../domain/interviews/interview.ts';
import { interviewerKeys } from '../../services/interviews/resolve-interviewers.ts';
import { listInterviews as readInterviews } from '../../storage/interviews/interviews.ts';
import { accountOf, type Caller } from '../caller.ts';
import { candidateIds as idsOf } from '../hiring/candidates/candidate-ids.ts';
import { isInterviewer } from '../hiring/interviewer.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { interviewerKeyOf } from './readable-interview.ts';

const moment = z.iso.datetime({ offset: true });

const interviewsQuery = z.object({
  status: z.enum(interviewStatuses).exactOptional().meta({
    description: 'Only interviews with this status.',
  }),
  candidate_id: z.string().max(100).exactOptional().meta({
    description: 'Also interviews of duplicates that were merged into this candidate.',
    example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  }),
  job_id: z.string().max(100).exactOptional().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  interviewer: z.string().max(254).exactOptional().meta({
    description: 'The id of a member, or an e-mail address.',
    example: 'interviewer@example.com',
  }),
  from: moment.exactOptional().meta({ description: 'Starts at this time or later.' }),
  to: moment.exactOptional().meta({ description: 'Starts before this time.' }),
  ...pageQuery,
});

export const listInterviews = defineRoute(
  {
    name: 'listInterviews',
    method: 'get',
    path: '/interviews',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: interviewsQuery,
    response: listOf(interviewRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's interviews, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const filter = {
      ...{ accountId, status: query.status, jobId: query.job_id },
      candidateIds: await idsOf(ctx, accountId, query.candidate_id),
      interviewerKeys: await interviewerKeys(ctx.stores, accountId, query.interviewer),
      ...timesOf(query),
      ...ownInterviewsOf(caller),
    };
    const { rows, nextCursor } = await pageById('interviews', { ctx, caller, query }, (start) =>
      readInterviews(ctx.stores, filter, start),
    );
    const data = rows.map((interview) => interviewRow(interview, null));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

function timesOf({ from, to }: { from?: string; to?: string }) {
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
  };
}

/** Interviewers list their own interviews that are not cancelled. */
function ownInterviewsOf(caller: Caller) {
  const key = interviewerKeyOf(caller);
  return isInterviewer(caller) && key !== null ? { heldBy: key } : {};
}
