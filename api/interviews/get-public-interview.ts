import {
  publicInterviewQuery,
  publicInterviewSchema,
} from '../../domain/interviews/public-interview.ts';
import { readPublicInterview } from '../../services/interviews/read-public-interview.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';
import { interviewOfLink, publicInterviewParams } from './public-interview-path.ts';

export const getPublicInterview = defineRoute(
  {
    name: 'getPublicInterview',
    method: 'get',
    path: '/public/interviews/{token}',
    access: { public: { name: 'interview-reads', perMinute: 120 } },
    readsOnly: true,
    params: publicInterviewParams,
    query: publicInterviewQuery,
    response: recordOf(publicInterviewSchema),
    find: interviewOfLink,
    summary: 'Read an interview as its candidate, with the times that may be chosen.',
    description:
      'Reading changes nothing. A client that asks for text/html gets a page without script on which the candidate chooses, moves and cancels.',
  },
  async ({ ctx, found, query }) => {
    const asked = { now: new Date(), timezone: query.timezone ?? null };
    const data = await readPublicInterview(ctx.stores, found, asked);
    return { body: { data }, headers: secretLinkHeaders };
  },
);
