import { interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewAnswer, interviewParams } from './owned-interview.ts';
import { mayOpenCandidatePage, readableInterview } from './readable-interview.ts';

export const getInterview = defineRoute(
  {
    name: 'getInterview',
    method: 'get',
    path: '/interviews/{id}',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: interviewParams,
    response: recordOf(interviewRowSchema),
    find: readableInterview,
    summary: 'Read an interview.',
  },
  ({ ctx, caller, found }) => {
    const { data } = interviewAnswer(ctx, found);
    const link = mayOpenCandidatePage(caller) ? data.public_url : null;
    return Promise.resolve({ body: { data: { ...data, public_url: link } } });
  },
);
