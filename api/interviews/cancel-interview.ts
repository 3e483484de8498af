import { z } from 'zod';
import { paragraph } from '../../domain/common/text/input-text.ts';
import { interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { cancelInterview as cancel } from '../../services/interviews/change-interview.ts';
import { causeOf } from '../caller.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewAnswer, interviewParams, ownedInterview } from './owned-interview.ts';

export const cancelInterview = defineRoute(
  {
    name: 'cancelInterview',
    method: 'post',
    path: '/interviews/{id}/cancel',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: interviewParams,
    body: z
      .strictObject({
        reason: paragraph(2_000).nullable().exactOptional().meta({
          description: 'For the account; the candidate does not get it.',
        }),
      })
      .default({}),
    response: recordOf(interviewRowSchema),
    find: ownedInterview,
    errors: ['conflict'],
    summary: 'Cancel an interview.',
    description:
      'Candidate and interviewers get a cancellation for their calendars. A cancelled interview is returned unchanged; one that was held is 409.',
  },
  async (call) => {
    const { ctx, body, found, headers } = call;
    const how = { cause: causeOf(call), judge: versionJudge(headers), reason: body.reason ?? null };
    return { body: interviewAnswer(ctx, await cancel(ctx, found, how)) };
  },
);
