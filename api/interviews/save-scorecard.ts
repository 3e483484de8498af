import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import type { Interview, Interviewer } from '../../domain/interviews/interview.ts';
import { scorecardInput } from '../../domain/interviews/scorecard-input.ts';
import { scorecardRow, scorecardRowSchema } from '../../domain/interviews/scorecard-row.ts';
import { interviewerKeys } from '../../services/interviews/resolve-interviewers.ts';
import { saveScorecard as save } from '../../services/interviews/save-scorecard.ts';
import { causeOf } from '../caller.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute, type FindCall } from '../route.ts';
import { interviewParams } from './owned-interview.ts';
import { interviewerKeyOf, readableInterview } from './readable-interview.ts';

export const saveScorecard = defineRoute(
  {
    name: 'saveScorecard',
    method: 'put',
    path: '/interviews/{id}/scorecard',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    versioned: true,
    meter: 'platform_calls',
    params: interviewParams,
    body: scorecardInput,
    response: recordOf(scorecardRowSchema),
    find: readableInterview,
    errors: ['conflict', 'stage_conflict'],
    summary: 'Write the scorecard of an interviewer, as a draft or submitted.',
    description:
      'An interview has one card of each interviewer. A member writes their own; with a key `interviewer` names whose it is. A missing required attribute of a submitted card is 400 and named. Once the application has left the stage at which the card was begun, it is 409 stage_conflict. A submitted card does not become a draft again: 409.',
  },
  async (call) => {
    const { ctx, body, found, headers } = call;
    const interviewer = await writerOf(call, found, body.interviewer);
    const card = await save(ctx, {
      ...{ interview: found, interviewer, input: body },
      ...{ cause: causeOf(call), judge: versionJudge(headers) },
    });
    return { body: { data: scorecardRow(card) } };
  },
);

/** The interviewer whose card is written: the member who calls, or the one that a key names. */
async function writerOf(
  { ctx, caller }: Pick<FindCall<unknown>, 'ctx' | 'caller'>,
  interview: Interview,
  named: string | undefined,
): Promise<Interviewer> {
  const own = interviewerKeyOf(caller);
  const [asked] = (await interviewerKeys(ctx.stores, interview.accountId, named)) ?? [];
  if (own === null && named === undefined) {
    throw invalidRequest('interviewer', 'is required with a key');
  }
  if (own !== null && named !== undefined && asked !== own) {
    throw invalidRequest('interviewer', 'must be you: members write their own scorecard');
  }
  const found = interview.interviewers.find(({ key }) => key === (own ?? asked));
  if (found !== undefined) return found;
  if (own === null) throw invalidRequest('interviewer', 'is no interviewer of this interview');
  throw new AppError('insufficient_role', {
    message: 'Only the interviewers of this interview write a scorecard.',
  });
}
