import { candidateInput, publicInterviewSchema } from '../../domain/interviews/public-interview.ts';
import { answerInterview as answer } from '../../services/interviews/answer-interview.ts';
import { readPublicInterview } from '../../services/interviews/read-public-interview.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';
import { interviewOfLink, publicInterviewParams } from './public-interview-path.ts';

export const answerInterview = defineRoute(
  {
    name: 'answerInterview',
    method: 'post',
    path: '/public/interviews/{token}',
    access: { public: { name: 'interview-answers', perMinute: 60 } },
    params: publicInterviewParams,
    body: candidateInput,
    response: recordOf(publicInterviewSchema),
    find: interviewOfLink,
    errors: ['conflict'],
    summary: 'Choose a time for an interview, move it, or cancel it, as its candidate.',
    description:
      'A slot that another interview took is 409. Offered slots may be chosen until they begin; moving and cancelling end change_until_hours before the start, then they are 409.',
  },
  async ({ ctx, body, found, requestId }) => {
    const interview = await answer(ctx, found, { input: body, requestId });
    const asked = { now: new Date(), timezone: body.timezone ?? null };
    const data = await readPublicInterview(ctx.stores, interview, asked);
    return { body: { data }, headers: secretLinkHeaders };
  },
);
