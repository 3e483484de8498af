import { idsOf } from '../../domain/hiring/pipeline/anonymize-candidate.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import { readableCards } from '../../domain/interviews/scorecard-reading.ts';
import {
  scorecardSummary,
  scorecardSummarySchema,
} from '../../domain/interviews/scorecard-summary.ts';
import { findInterviewersOf } from '../../storage/interviews/candidate-interviews.ts';
import { listCandidateScorecards } from '../../storage/interviews/scorecards.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { readableCandidate } from '../hiring/candidates/readable-candidate.ts';
import { candidateParams } from '../hiring/candidates/owned-candidate.ts';
import { isInterviewer } from '../hiring/interviewer.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { cardReaderOf } from './readable-interview.ts';

export const summarizeCandidateScorecards = defineRoute(
  {
    name: 'summarizeCandidateScorecards',
    method: 'get',
    path: '/candidates/{id}/scorecards',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: candidateParams,
    response: recordOf(scorecardSummarySchema),
    find: readableCandidate,
    summary: "Summarize a candidate's scorecards: counts per recommendation, means per attribute.",
    description:
      'Counts only the cards that the caller may read, under the rules of GET /interviews/{id}/scorecards.',
  },
  async ({ ctx, caller, found }) => ({
    body: { data: scorecardSummary(await readableCardsOf(ctx, caller, found)) },
  }),
);

async function readableCardsOf({ stores }: ApiContext, caller: Caller, candidate: Candidate) {
  const about = { accountId: accountOf(caller), candidateIds: idsOf(candidate) };
  const [cards, interviews] = await Promise.all([
    listCandidateScorecards(stores, about),
    findInterviewersOf(stores, about),
  ]);
  const reader = cardReaderOf(caller);
  return interviews
    .filter(({ status }) => !isInterviewer(caller) || status !== 'cancelled')
    .flatMap((interview) => {
      const ofInterview = cards.filter(({ interviewId }) => interviewId === interview.id);
      return readableCards(ofInterview, interview, reader);
    })
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}
