import { newInterviewInput } from '../../domain/interviews/interview-input.ts';
import { interviewRowSchema } from '../../domain/interviews/interview-row.ts';
import { createInterview as create } from '../../services/interviews/create-interview.ts';
import { causeOf, creationOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewAnswer } from './owned-interview.ts';

export const createInterview = defineRoute(
  {
    name: 'createInterview',
    method: 'post',
    path: '/interviews',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    holdsSecret: true,
    meter: 'platform_calls',
    body: newInterviewInput,
    status: 201,
    response: recordOf(interviewRowSchema),
    errors: ['conflict'],
    summary: 'Schedule an interview, or offer its times to the candidate.',
    description:
      'starts_at schedules it. With slots or availability it is proposed, and the candidate chooses on the page of public_url, of at most 200 starts. Candidate and interviewers get mails. An interviewer who has another interview of the account at that time is 409, named in details. Times are compared by the minute.',
  },
  async (call) => {
    const made = { ...creationOf(call), cause: causeOf(call) };
    return { body: interviewAnswer(call.ctx, await create(call.ctx, made, call.body)) };
  },
);
