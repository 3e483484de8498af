import { readableCards } from '../../domain/interviews/scorecard-reading.ts';
import { scorecardRow, scorecardRowSchema } from '../../domain/interviews/scorecard-row.ts';
import { listInterviewScorecards as readCards } from '../../storage/interviews/scorecards.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { interviewParams } from './owned-interview.ts';
import { cardReaderOf, readableInterview } from './readable-interview.ts';

export const listInterviewScorecards = defineRoute(
  {
    name: 'listInterviewScorecards',
    method: 'get',
    path: '/interviews/{id}/scorecards',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: interviewParams,
    response: listOf(scorecardRowSchema),
    find: readableInterview,
    summary: 'List the scorecards of an interview, newest first.',
    description:
      'Submitted cards, and the own draft. An interviewer who has not submitted a card sees those of others only as an admin or owner. Of interviews that they do not hold, recruiters see submitted cards and viewers none.',
  },
  async ({ ctx, caller, found }) => {
    const { accountId, id: interviewId } = found;
    const cards = await readCards(ctx.stores, { accountId, interviewId });
    const shown = readableCards(cards, found, cardReaderOf(caller));
    return { body: { data: shown.map(scorecardRow), meta: listMeta({}) } };
  },
);
