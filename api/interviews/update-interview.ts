import { interviewChanges } from '../../domain/interviews/interview-input.ts';
import { interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { changeInterview } from '../../services/interviews/change-interview.ts';
import { causeOf } from '../caller.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewAnswer, interviewParams, ownedInterview } from './owned-interview.ts';

export const updateInterview = defineRoute(
  {
    name: 'updateInterview',
    method: 'patch',
    path: '/interviews/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: interviewParams,
    body: interviewChanges,
    response: recordOf(interviewRowSchema),
    find: ownedInterview,
    errors: ['conflict'],
    summary: 'Change, move or end an interview.',
    description:
      'Absent is unchanged, null cleared. Another starts_at schedules or moves it. slots and availability replace what the candidate may choose. A cancelled interview is 409.',
  },
  async (call) => {
    const { ctx, body, found, headers } = call;
    const interview = await changeInterview(ctx, found, {
      changes: body,
      cause: causeOf(call),
      judge: versionJudge(headers),
    });
    return { body: interviewAnswer(ctx, interview) };
  },
);
