import { interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewAnswer, interviewParams, ownedInterview } from './owned-interview.ts';

export const getInterview = defineRoute(
  {
    name: 'getInterview',
    method: 'get',
    path: '/interviews/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: interviewParams,
    response: recordOf(interviewRowSchema),
    find: ownedInterview,
    summary: 'Read an interview.',
  },
  ({ ctx, found }) => Promise.resolve({ body: interviewAnswer(ctx, found) }),
);
